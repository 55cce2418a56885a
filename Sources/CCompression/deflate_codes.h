#ifndef DEFLATE_CODES_H
#define DEFLATE_CODES_H

/* The prefix codes of deflate. No library offers them by themselves: zlib makes its codes within its own blocks. */

#include <stdint.h>

enum { deflate_code_limit = 15 };

typedef struct {
  uint8_t lengths[288];
  uint16_t codes[288];
} deflate_codes;

/* Finds the lengths of a prefix code in which none is longer than `limit`. At least two symbols get a code, since some decoders
 * want that. */
void deflate_codes_measure(deflate_codes *codes, const uint32_t *uses, unsigned count, unsigned limit);

/* Sets the codes that follow from the lengths, with their bits reversed, as deflate writes them. */
void deflate_codes_assign(deflate_codes *codes, unsigned count);

#endif
