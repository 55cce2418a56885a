#ifndef DEFLATE_H
#define DEFLATE_H

/* Deflate (RFC 1951) in a zlib stream (RFC 1950), written as it is made. */

#include <stddef.h>
#include <stdint.h>

/* Takes `length` bytes (never 0); nonzero refuses them and ends the job. It need not return. */
typedef int (*deflate_sink)(void *context, const uint8_t *bytes, size_t length);

/* The coder's own memory, one megabyte; null when memory is short. */
typedef struct deflate_coder deflate_coder;

/* How hard to look for strings that came before: 0 for runs of one byte alone, 1 to 9. */
enum { deflate_effort_limit = 9 };
deflate_coder *deflate_make(int effort, deflate_sink sink, void *context);
void deflate_free(deflate_coder *coder);

/* Nonzero once the sink has refused. */
int deflate_add(deflate_coder *coder, const uint8_t *bytes, size_t count);
int deflate_finish(deflate_coder *coder);

#endif
