#include "adler.h"

#include "wide.h"

enum {
  modulus = 65521,
  lanes = 32,
  /* As many bytes as leave every sum below 2 to the power of 32. */
  part_limit = 5552 / lanes * lanes
};

INLINE void add(adler_sums *sums, const uint8_t *bytes, size_t count) {
  uint32_t one = sums->of_bytes, other = sums->of_sums;
  while (count > 0) {
    size_t part = count < part_limit ? count : part_limit;
    count -= part;
    for (; part >= lanes; part -= lanes, bytes += lanes) {
      uint32_t sum = 0, weighted = 0;
      for (int lane = 0; lane < lanes; lane++) {
        sum += bytes[lane];
        weighted += (uint32_t)(lanes - lane) * bytes[lane];
      }
      other += lanes * one + weighted;
      one += sum;
    }
    for (; part > 0; part--) other += one += *bytes++;
    one %= modulus;
    other %= modulus;
  }
  *sums = (adler_sums){one, other};
}

WIDE static void add_wide(adler_sums *sums, const uint8_t *bytes, size_t count) { add(sums, bytes, count); }

void adler_add(adler_sums *sums, const uint8_t *bytes, size_t count) {
  if (HAS_WIDE) add_wide(sums, bytes, count);
  else add(sums, bytes, count);
}
