#ifndef DEFLATE_H
#define DEFLATE_H

/* A coder for deflate (RFC 1951) in a zlib stream (RFC 1950). It hands bytes out while it works. */

#include <stddef.h>
#include <stdint.h>

/* Takes `length` bytes (never 0); nonzero refuses them and ends the job. It need not return. */
typedef int (*deflate_sink)(void *context, const uint8_t *bytes, size_t length);

/* The coder's memory, one megabyte; deflate_make returns null when memory is short. */
typedef struct deflate_coder deflate_coder;

/* The effort is how hard older strings are looked for: 1 to 9, 0 for runs of one byte alone, 10 for the cheapest of all ways to write
 * the stream that were found. */
enum { deflate_effort_limit = 10 };
deflate_coder *deflate_make(int effort, deflate_sink sink, void *context);
void deflate_free(deflate_coder *coder);

/* Both functions return nonzero once the sink has refused bytes. */
int deflate_add(deflate_coder *coder, const uint8_t *bytes, size_t count);
int deflate_finish(deflate_coder *coder);

#endif
