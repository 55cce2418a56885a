#ifndef ADLER_H
#define ADLER_H

/* The checksum of a zlib stream (RFC 1950). */

#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint32_t of_bytes;
  uint32_t of_sums;
} adler_sums;

static const adler_sums adler_start = {1, 0};

void adler_add(adler_sums *sums, const uint8_t *bytes, size_t count);

#endif
