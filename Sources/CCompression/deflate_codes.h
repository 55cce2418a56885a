#ifndef DEFLATE_CODES_H
#define DEFLATE_CODES_H

/* Prefix codes as deflate has them. No library gives them away by themselves: zlib's are made within its own blocks. */

#include <stdint.h>

enum { deflate_code_limit = 15 };

typedef struct {
  uint8_t lengths[288];
  uint16_t codes[288];
} deflate_codes;

/* Lengths of the best prefix code that has none longer than `limit`. Two symbols have one at the least: some decoders want that. */
void deflate_codes_measure(deflate_codes *codes, const uint32_t *uses, unsigned count, unsigned limit);

/* The codes that the lengths mean, turned as they are written. */
void deflate_codes_assign(deflate_codes *codes, unsigned count);

#endif
