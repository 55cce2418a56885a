#include "pixel_rows.h"

#include <string.h>

#include "pixel_differences.h"

/* Pixels that are compared at once: few enough to be looked through one by one where they differ. */
enum { block = 32 };

size_t pixel_rows_first_difference(const uint32_t *one, const uint32_t *other, size_t start, size_t end) {
  while (end - start >= block && memcmp(one + start, other + start, block * sizeof *one) == 0) start += block;
  while (start < end && one[start] == other[start]) start++;
  return start;
}

size_t pixel_rows_last_difference(const uint32_t *one, const uint32_t *other, size_t start, size_t end) {
  while (end - start >= block && memcmp(one + end - block, other + end - block, block * sizeof *one) == 0) end -= block;
  while (end > start && one[end - 1] == other[end - 1]) end--;
  return end;
}

size_t pixel_rows_spans(const uint32_t *one, const uint32_t *other, size_t start, size_t end, int32_t *spans) {
  size_t count = 0;
  uint64_t last = 0;
  for (size_t at = start; at < end; at += 64) {
    uint64_t bits = pixel_differences(one + at, other + at, end - at < 64 ? end - at : 64);
    /* Where a pixel differs and the one before it does not, or the other way round. Behind the end none differs. */
    uint64_t turns = bits ^ (bits << 1 | last);
    for (; turns != 0; turns &= turns - 1) spans[count++] = (int32_t)(at + (size_t)__builtin_ctzll(turns));
    last = bits >> 63;
  }
  if (last) spans[count++] = (int32_t)end;
  return count;
}
