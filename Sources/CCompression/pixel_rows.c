#include "pixel_rows.h"

#include <string.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

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

/* A bit for each of some pixels, at most eight, that differs. */
static inline unsigned differing(const uint32_t *one, const uint32_t *other, size_t count) {
  unsigned bits = 0;
#if defined(__x86_64__)
  if (count == 8) {
    for (int half = 0; half < 8; half += 4) {
      __m128i equal = _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(one + half)), _mm_loadu_si128((const __m128i *)(other + half)));
      bits |= ((unsigned)_mm_movemask_ps(_mm_castsi128_ps(equal)) ^ 15) << half;
    }
    return bits;
  }
#endif
  for (size_t at = 0; at < count; at++) bits |= (unsigned)(one[at] != other[at]) << at;
  return bits;
}

size_t pixel_rows_spans(const uint32_t *one, const uint32_t *other, size_t start, size_t end, int32_t *spans) {
  size_t count = 0;
  unsigned last = 0;
  for (size_t at = start; at < end; at += 8) {
    unsigned bits = differing(one + at, other + at, end - at < 8 ? end - at : 8);
    /* Where a pixel differs and the one before it does not, or the other way round. */
    unsigned turns = (bits ^ (bits << 1 | last)) & 255;
    for (; turns != 0; turns &= turns - 1) spans[count++] = (int32_t)(at + (size_t)__builtin_ctz(turns));
    last = bits >> 7;
  }
  if (last) spans[count++] = (int32_t)end;
  return count;
}
