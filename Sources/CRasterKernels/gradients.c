#include "raster_kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

/* The compiler must not fuse a product and a sum: both are rounded, so that every processor gives the same bits. */
#pragma STDC FP_CONTRACT OFF

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

/* The segments of a gradient in which four places lie: each one's start, scale and two colours, 16 bits a channel. */
typedef struct { __m256d start, scale, from, to; } pieces;

INLINE __m256d color_lanes(uint64_t color) { return _mm256_castsi256_pd(_mm256_set1_epi64x((int64_t)color)); }

INLINE pieces pieces_at(__m256d places, const rk_ramp *ramp) {
  pieces all = {_mm256_setzero_pd(), _mm256_setzero_pd(), color_lanes(ramp->first), color_lanes(ramp->first)};
  for (size_t i = 0; i < ramp->count; i++) {
    const rk_segment *segment = ramp->segments + i;
    __m256d start = _mm256_set1_pd(segment->start), is_within = _mm256_cmp_pd(start, places, _CMP_LE_OQ);
    all.start = _mm256_blendv_pd(all.start, start, is_within);
    all.scale = _mm256_blendv_pd(all.scale, _mm256_set1_pd(segment->scale), is_within);
    all.from = _mm256_blendv_pd(all.from, color_lanes(segment->from), is_within);
    all.to = _mm256_blendv_pd(all.to, color_lanes(segment->to), is_within);
  }
  __m256d is_before_end = _mm256_cmp_pd(places, _mm256_set1_pd(ramp->end), _CMP_LT_OQ);
  all.from = _mm256_blendv_pd(color_lanes(ramp->last), all.from, is_before_end);
  all.to = _mm256_blendv_pd(color_lanes(ramp->last), all.to, is_before_end); /* `from` and `to` alike: the share may be NaN */
  return all;
}

/* two pixels: from + (to - from) x share / 65,536, rounded */
INLINE __m256i mixed(__m128i from, __m128i to, __m256i shares) {
  __m256i way = _mm256_cvtepi16_epi32(_mm_sub_epi16(to, from)), start = _mm256_slli_epi32(_mm256_cvtepi16_epi32(from), 16);
  __m256i sum = _mm256_add_epi32(_mm256_add_epi32(start, _mm256_set1_epi32(0x8000)), _mm256_mullo_epi32(way, shares));
  return _mm256_srli_epi32(sum, 16);
}

INLINE __m128i four_colors(__m256d places, const rk_ramp *ramp) {
  pieces at = pieces_at(places, ramp);
  __m256d exact = _mm256_add_pd(_mm256_mul_pd(_mm256_sub_pd(places, at.start), at.scale), _mm256_set1_pd(0.5));
  __m256i shares = _mm256_castsi128_si256(_mm256_cvttpd_epi32(exact));
  __m256i from = _mm256_castpd_si256(at.from), to = _mm256_castpd_si256(at.to);
  __m256i one = mixed(_mm256_castsi256_si128(from), _mm256_castsi256_si128(to),
                      _mm256_permutevar8x32_epi32(shares, _mm256_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1)));
  __m256i other = mixed(_mm256_extracti128_si256(from, 1), _mm256_extracti128_si256(to, 1),
                        _mm256_permutevar8x32_epi32(shares, _mm256_setr_epi32(2, 2, 2, 2, 3, 3, 3, 3)));
  __m256i words = _mm256_permute4x64_epi64(_mm256_packus_epi32(one, other), 0xD8);
  return _mm_packus_epi16(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
}

AVX2 void rk_ramp_colors(uint32_t *target, const double *places, size_t count, const rk_ramp *ramp) {
  size_t i = 0;
  for (; i + 4 <= count; i += 4) _mm_storeu_si128((__m128i *)(target + i), four_colors(_mm256_loadu_pd(places + i), ramp));
  for (; i < count; i++) target[i] = (uint32_t)_mm_cvtsi128_si32(four_colors(_mm256_set1_pd(places[i]), ramp));
}

#else

void rk_ramp_colors(uint32_t *t, const double *p, size_t n, const rk_ramp *r) { (void)t, (void)p, (void)n, (void)r; }

#endif
