#ifndef PIXEL_DIFFERENCES_H
#define PIXEL_DIFFERENCES_H

#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

/* A bit for each of some pixels, at most 64, that differs. */
static inline uint64_t pixel_differences(const uint32_t *one, const uint32_t *other, size_t count) {
  uint64_t bits = 0;
  size_t at = 0;
#if defined(__x86_64__)
  for (; at + 16 <= count; at += 16) {
    __m128i equal[4];
    for (size_t four = 0; four < 4; four++) {
      __m128i here = _mm_loadu_si128((const __m128i *)(one + at + four * 4));
      equal[four] = _mm_cmpeq_epi32(here, _mm_loadu_si128((const __m128i *)(other + at + four * 4)));
    }
    __m128i bytes = _mm_packs_epi16(_mm_packs_epi32(equal[0], equal[1]), _mm_packs_epi32(equal[2], equal[3]));
    bits |= (uint64_t)(~(unsigned)_mm_movemask_epi8(bytes) & 65535) << at;
  }
#endif
  for (; at < count; at++) bits |= (uint64_t)(one[at] != other[at]) << at;
  return bits;
}

#endif
