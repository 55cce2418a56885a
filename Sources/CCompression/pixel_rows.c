#include "pixel_rows.h"

#include <string.h>

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
