#include "raster_kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

int rk_supported(void) { return __builtin_cpu_supports("avx2"); }

/* value / 255 to the nearest, in lanes of 16 bits, left in the upper byte */
INLINE __m256i divided(__m256i product) {
  __m256i sum = _mm256_add_epi16(product, _mm256_set1_epi16(128));
  return _mm256_add_epi16(sum, _mm256_srli_epi16(sum, 8));
}

/* every byte times its factor / 255; factors in lanes of 16 bits for the even bytes and for the odd */
INLINE __m256i scaled(__m256i pixels, __m256i factors) {
  __m256i low = _mm256_set1_epi16(0x00FF);
  __m256i even = divided(_mm256_mullo_epi16(_mm256_and_si256(pixels, low), factors));
  __m256i odd = divided(_mm256_mullo_epi16(_mm256_srli_epi16(pixels, 8), factors));
  return _mm256_blendv_epi8(odd, _mm256_srli_epi16(even, 8), low);
}

/* the alpha of each pixel in both its lanes of 16 bits */
INLINE __m256i alphas(__m256i pixels) {
  const __m256i places = _mm256_setr_epi8(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1, 3, -1, 3, -1, 7, -1, 7,
                                          -1, 11, -1, 11, -1, 15, -1, 15, -1);
  return _mm256_shuffle_epi8(pixels, places);
}

INLINE __m256i over(__m256i source, __m256i backdrop) {
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), alphas(source));
  return _mm256_add_epi32(source, scaled(backdrop, rest));
}

/* coverage × opacity / 255 of eight pixels, in both their lanes */
INLINE __m256i factors(const uint8_t *coverage, __m256i opacity) {
  __m256i wide = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)coverage));
  __m256i quotient = _mm256_srli_epi16(divided(_mm256_mullo_epi16(wide, opacity)), 8);
  return _mm256_or_si256(quotient, _mm256_slli_epi32(quotient, 16));
}

INLINE __m256i load(const uint32_t *pixels) { return _mm256_loadu_si256((const __m256i *)pixels); }
INLINE void store(uint32_t *pixels, __m256i value) { _mm256_storeu_si256((__m256i *)pixels, value); }

/* Rows whose length is no multiple of eight end in a block of their own. */
typedef struct { uint32_t target[8], source[8]; uint8_t coverage[8]; } tail;

#define TAIL(count, body)                                                                                                      \
  if (count) {                                                                                                                 \
    tail last = {0};                                                                                                           \
    memcpy(last.target, target, count * 4);                                                                                    \
    body;                                                                                                                      \
    memcpy(target, last.target, count * 4);                                                                                    \
  }

AVX2 void rk_fill(uint32_t *target, size_t stride, size_t count, size_t rows, uint32_t color) {
  __m256i wide = _mm256_set1_epi32((int)color);
  if (stride == count) count *= rows, rows = 1;
  for (; rows > 0; rows--, target += stride) {
    size_t i = 0;
    for (; i + 32 <= count; i += 32) {
      store(target + i, wide), store(target + i + 8, wide), store(target + i + 16, wide), store(target + i + 24, wide);
    }
    for (; i + 8 <= count; i += 8) store(target + i, wide);
    for (; i < count; i++) target[i] = color;
  }
}

void rk_copy(uint32_t *target, size_t stride, const uint32_t *source, size_t source_stride, size_t count, size_t rows) {
  if (stride == count && source_stride == count) count *= rows, rows = 1;
  for (; rows > 0; rows--, target += stride, source += source_stride) memcpy(target, source, count * 4);
}

AVX2 void rk_over(uint32_t *target, const uint32_t *source, size_t count) {
  for (; count >= 8; count -= 8, target += 8, source += 8) store(target, over(load(source), load(target)));
  TAIL(count, {
    memcpy(last.source, source, count * 4);
    store(last.target, over(load(last.source), load(last.target)));
  })
}

AVX2 void rk_over_scaled(uint32_t *target, const uint32_t *source, size_t count, uint8_t factor) {
  __m256i share = _mm256_set1_epi16(factor);
  for (; count >= 8; count -= 8, target += 8, source += 8) store(target, over(scaled(load(source), share), load(target)));
  TAIL(count, {
    memcpy(last.source, source, count * 4);
    store(last.target, over(scaled(load(last.source), share), load(last.target)));
  })
}

AVX2 void rk_over_covered(uint32_t *target, const uint32_t *source, const uint8_t *coverage, size_t count, uint8_t opacity) {
  __m256i share = _mm256_set1_epi16(opacity);
  for (; count >= 8; count -= 8, target += 8, source += 8, coverage += 8)
    store(target, over(scaled(load(source), factors(coverage, share)), load(target)));
  TAIL(count, {
    memcpy(last.source, source, count * 4);
    memcpy(last.coverage, coverage, count);
    store(last.target, over(scaled(load(last.source), factors(last.coverage, share)), load(last.target)));
  })
}

AVX2 void rk_color_over(uint32_t *target, uint32_t color, size_t count) {
  __m256i source = _mm256_set1_epi32((int)color);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), alphas(source));
  for (; count >= 8; count -= 8, target += 8) store(target, _mm256_add_epi32(source, scaled(load(target), rest)));
  TAIL(count, store(last.target, _mm256_add_epi32(source, scaled(load(last.target), rest))))
}

AVX2 void rk_color_covered(uint32_t *target, uint32_t color, const uint8_t *coverage, size_t count, uint8_t opacity) {
  __m256i share = _mm256_set1_epi16(opacity), source = _mm256_set1_epi32((int)color);
  for (; count >= 8; count -= 8, target += 8, coverage += 8)
    store(target, over(scaled(source, factors(coverage, share)), load(target)));
  TAIL(count, {
    memcpy(last.coverage, coverage, count);
    store(last.target, over(scaled(source, factors(last.coverage, share)), load(last.target)));
  })
}

/* coverage / 255 of the target and the rest of the backdrop, rounded once */
INLINE __m256i restored(__m256i target, __m256i backdrop, const uint8_t *coverage) {
  __m256i low = _mm256_set1_epi16(0x00FF);
  __m256i wide = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)coverage));
  __m256i mine = _mm256_or_si256(wide, _mm256_slli_epi32(wide, 16)), rest = _mm256_sub_epi16(low, mine);
  __m256i even = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_and_si256(target, low), mine),
                                  _mm256_mullo_epi16(_mm256_and_si256(backdrop, low), rest));
  __m256i odd = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_srli_epi16(target, 8), mine),
                                 _mm256_mullo_epi16(_mm256_srli_epi16(backdrop, 8), rest));
  return _mm256_blendv_epi8(divided(odd), _mm256_srli_epi16(divided(even), 8), low);
}

AVX2 void rk_restore(uint32_t *target, const uint32_t *backdrop, const uint8_t *coverage, size_t count) {
  for (; count >= 8; count -= 8, target += 8, backdrop += 8, coverage += 8)
    store(target, restored(load(target), load(backdrop), coverage));
  TAIL(count, {
    memcpy(last.source, backdrop, count * 4);
    memcpy(last.coverage, coverage, count);
    store(last.target, restored(load(last.target), load(last.source), last.coverage));
  })
}

#else

int rk_supported(void) { return 0; }
void rk_fill(uint32_t *t, size_t s, size_t n, size_t r, uint32_t c) { (void)t, (void)s, (void)n, (void)r, (void)c; }
void rk_copy(uint32_t *t, size_t k, const uint32_t *s, size_t l, size_t n, size_t r) {
  (void)t, (void)k, (void)s, (void)l, (void)n, (void)r;
}
void rk_over(uint32_t *t, const uint32_t *s, size_t n) { (void)t, (void)s, (void)n; }
void rk_over_scaled(uint32_t *t, const uint32_t *s, size_t n, uint8_t f) { (void)t, (void)s, (void)n, (void)f; }
void rk_over_covered(uint32_t *t, const uint32_t *s, const uint8_t *c, size_t n, uint8_t o) {
  (void)t, (void)s, (void)c, (void)n, (void)o;
}
void rk_color_over(uint32_t *t, uint32_t c, size_t n) { (void)t, (void)c, (void)n; }
void rk_color_covered(uint32_t *t, uint32_t p, const uint8_t *c, size_t n, uint8_t o) {
  (void)t, (void)p, (void)c, (void)n, (void)o;
}
void rk_restore(uint32_t *t, const uint32_t *b, const uint8_t *c, size_t n) { (void)t, (void)b, (void)c, (void)n; }

#endif
