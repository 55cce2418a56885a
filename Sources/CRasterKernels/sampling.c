#include "raster_kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>

/* The compiler must not fuse a product and a sum: both are rounded, so that every processor gives the same bits. */
#pragma STDC FP_CONTRACT OFF

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

INLINE __m256i load(const uint32_t *pixels) { return _mm256_loadu_si256((const __m256i *)pixels); }
INLINE void store(uint32_t *pixels, __m256i value) { _mm256_storeu_si256((__m256i *)pixels, value); }

/* Sums of weighted bytes, even and odd bytes apart, in lanes of 16 bits. No sum overflows its lane. */
typedef struct { __m256i even, odd; } sums;

INLINE sums started(void) { return (sums){_mm256_set1_epi16(128), _mm256_set1_epi16(128)}; }

INLINE sums added(sums sum, __m256i pixels, __m256i weight) {
  __m256i even = _mm256_and_si256(pixels, _mm256_set1_epi16(0x00FF)), odd = _mm256_srli_epi16(pixels, 8);
  return (sums){_mm256_add_epi16(sum.even, _mm256_mullo_epi16(even, weight)),
                _mm256_add_epi16(sum.odd, _mm256_mullo_epi16(odd, weight))};
}

INLINE __m256i packed(sums sum) {
  return _mm256_blendv_epi8(sum.odd, _mm256_srli_epi16(sum.even, 8), _mm256_set1_epi16(0x00FF));
}

INLINE __m256i two(const uint32_t *texels, __m256i left, __m256i right) {
  return packed(added(added(started(), load(texels), left), load(texels + 1), right));
}

AVX2 void rk_mix_two(uint32_t *target, const uint32_t *texels, size_t count, uint32_t left, uint32_t right) {
  __m256i l = _mm256_set1_epi16((short)left), r = _mm256_set1_epi16((short)right);
  for (; count >= 8; count -= 8, target += 8, texels += 8) store(target, two(texels, l, r));
  if (count) {
    uint32_t last[9] = {0}, result[8];
    memcpy(last, texels, (count + 1) * 4);
    store(result, two(last, l, r));
    memcpy(target, result, count * 4);
  }
}

INLINE __m256i four(const uint32_t *upper, const uint32_t *lower, const __m256i weights[4]) {
  sums sum = added(added(started(), load(upper), weights[0]), load(upper + 1), weights[1]);
  return packed(added(added(sum, load(lower), weights[2]), load(lower + 1), weights[3]));
}

AVX2 void rk_mix_four(uint32_t *target, const uint32_t *upper, const uint32_t *lower, size_t count, const uint32_t weights[4]) {
  __m256i wide[4];
  for (int i = 0; i < 4; i++) wide[i] = _mm256_set1_epi16((short)weights[i]);
  for (; count >= 8; count -= 8, target += 8, upper += 8, lower += 8) store(target, four(upper, lower, wide));
  if (count) {
    uint32_t above[9] = {0}, below[9] = {0}, result[8];
    memcpy(above, upper, (count + 1) * 4);
    memcpy(below, lower, (count + 1) * 4);
    store(result, four(above, below, wide));
    memcpy(target, result, count * 4);
  }
}

/* Hides a shuffle's mask from the compiler, which would make two shuffles if it knew the mask. (An array is hidden likewise below:
 * the compiler would load each of its elements by two instructions.) */
#define OPAQUE(value) __asm__("" : "+x"(value))

/* the texels at two places and their right neighbours, in two loads where the compiler would make four */
INLINE __m128i pairs(const uint32_t *texels, int32_t one, int32_t other) {
  __m128i both = _mm_loadl_epi64((const __m128i *)(texels + one));
  __asm__("vmovhps %1, %0, %0" : "+x"(both) : "m"(*(const uint64_t *)(const void *)(texels + other)));
  return both;
}

/* Four texels and their right neighbours, every byte less 128: each channel stands beside the same channel of the neighbour. */
INLINE __m256i neighbours(const uint32_t *texels, const int32_t at[6]) {
  const __m256i beside = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15));
  __m256i four = _mm256_set_m128i(pairs(texels, at[4], at[5]), pairs(texels, at[0], at[1]));
  return _mm256_shuffle_epi8(_mm256_xor_si256(four, _mm256_set1_epi8(-128)), beside);
}

/* Mixes four of eight pixels, in lanes of 16 bits. `places` is the shuffle that copies a pixel's weights, and the value to add, to
 * each of the pixel's channels. */
INLINE __m256i four_mixed(const uint32_t *texels, size_t width, const int32_t *at, __m256i upper, __m256i lower, __m256i rest,
                          __m256i places) {
  __m256i above = _mm256_maddubs_epi16(_mm256_shuffle_epi8(upper, places), neighbours(texels, at));
  __m256i below = _mm256_maddubs_epi16(_mm256_shuffle_epi8(lower, places), neighbours(texels + width, at));
  return _mm256_srli_epi16(_mm256_add_epi16(_mm256_add_epi16(above, below), _mm256_shuffle_epi8(rest, places)), 8);
}

/* Mixes eight pixels bilinearly: `x` and `y` are their upper left texels, `right` and `down` the way from there in 1/256 texel.
 *
 * Weights are unsigned bytes, and texels less 128 are signed ones, so that one instruction adds two products. In the end
 * 256 x 128 is added to make up for that, and 128 to round. A weight of 256, for a place at a texel's centre, fits no byte:
 * 255 stands for it, and one less is added, which gives the same pixel. */
INLINE __m256i eight(const uint32_t *texels, size_t width, __m256i x, __m256i y, __m256i right, __m256i down) {
  const __m256i whole = _mm256_set1_epi32(256);
  __m256i both = _mm256_srli_epi32(_mm256_add_epi32(_mm256_mullo_epi16(right, down), _mm256_set1_epi32(128)), 8);
  __m256i lower_left = _mm256_sub_epi32(down, both);
  __m256i upper_left = _mm256_sub_epi32(_mm256_sub_epi32(whole, right), lower_left), is_whole = _mm256_cmpeq_epi32(upper_left, whole);
  __m256i upper = _mm256_add_epi32(upper_left, is_whole), lower = _mm256_or_si256(lower_left, _mm256_slli_epi32(both, 8));
  upper = _mm256_or_si256(upper, _mm256_slli_epi32(_mm256_sub_epi32(right, both), 8));
  __m256i rest = _mm256_add_epi16(is_whole, _mm256_set1_epi16((short)0x8080));
  int32_t at[8] __attribute__((aligned(32)));
  _mm256_store_si256((__m256i *)at, _mm256_add_epi32(_mm256_mullo_epi32(y, _mm256_set1_epi32((int)width)), x));
  __asm__("" : "+m"(at));
  __m256i first = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5));
  __m256i last = _mm256_broadcastsi128_si256(_mm_setr_epi8(8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13));
  OPAQUE(first);
  OPAQUE(last);
  return _mm256_packus_epi16(four_mixed(texels, width, at, upper, lower, rest, first),
                             four_mixed(texels, width, at + 2, upper, lower, rest, last));
}

/* Eight places along one axis, in 1/2^24 texel from texel `first` on: 32 bits reach 256 texels far. */
typedef struct { int64_t first; __m256i from, step; } places;

/* The first of `count` places from `start` on; the last is repeated up to eight. All must lie within 255 texels. */
INLINE places places_from(int64_t start, int64_t step, size_t count) {
  int64_t end = start + (int64_t)(count - 1) * step, first = (start < end ? start : end) >> 24;
  uint32_t from[8];
  for (size_t i = 0; i < 8; i++) from[i] = (uint32_t)(start - first * (1 << 24) + (int64_t)(i < count ? i : count - 1) * step);
  return (places){first, load(from), _mm256_set1_epi32((int)(uint32_t)(uint64_t)(8 * step))};
}

INLINE __m256i eight_at(const uint32_t *texels, size_t width, __m256i u, __m256i v) {
  const __m256i low = _mm256_set1_epi32(255);
  return eight(texels, width, _mm256_srli_epi32(u, 24), _mm256_srli_epi32(v, 24),
               _mm256_and_si256(_mm256_srli_epi32(u, 16), low), _mm256_and_si256(_mm256_srli_epi32(v, 16), low));
}

/* How many of `count` places lie within 255 texels from the first on; at least one. */
INLINE size_t stretch(size_t count, int64_t right, int64_t down) {
  int64_t across = right < 0 ? -right : right, along = down < 0 ? -down : down, step = across > along ? across : along;
  int64_t limit = step ? ((int64_t)254 << 24) / step + 1 : 256;
  return (int64_t)count <= limit ? count : (size_t)limit;
}

AVX2 void rk_bilinear(uint32_t *target, const uint32_t *texels, size_t width, size_t count, int64_t u, int64_t v, int64_t right,
                      int64_t down) {
  while (count > 0) {
    size_t some = stretch(count, right, down), done = 0;
    places across = places_from(u, right, some), along = places_from(v, down, some);
    const uint32_t *base = texels + along.first * (int64_t)width + across.first;
    for (; done + 8 <= some; done += 8) {
      store(target + done, eight_at(base, width, across.from, along.from));
      across.from = _mm256_add_epi32(across.from, across.step), along.from = _mm256_add_epi32(along.from, along.step);
    }
    if (done == 0) { /* too few for a vector */
      uint32_t few[8];
      store(few, eight_at(base, width, across.from, along.from));
      memcpy(target, few, some * 4);
      done = some;
    }
    count -= done, target += done, u += (int64_t)done * right, v += (int64_t)done * down;
  }
}

/* Four places along one axis, in 1/256 texel. `outside` is set for each that does not lie in 0 ..< limit. */
INLINE __m128i place_of(__m256d there, __m256d w, __m256d limit, __m256d *outside) {
  __m256d texel = _mm256_sub_pd(_mm256_div_pd(there, w), _mm256_set1_pd(0.5));
  __m256d exact = _mm256_add_pd(_mm256_mul_pd(texel, _mm256_set1_pd(256)), _mm256_set1_pd(0.5));
  __m256d whole = _mm256_floor_pd(exact);
  *outside = _mm256_or_pd(*outside, _mm256_cmp_pd(whole, _mm256_setzero_pd(), _CMP_NGE_UQ));
  *outside = _mm256_or_pd(*outside, _mm256_cmp_pd(whole, limit, _CMP_NLT_UQ));
  return _mm256_cvttpd_epi32(whole);
}

INLINE __m256d line(const double *row, __m256d x, __m256d y) {
  __m256d across = _mm256_mul_pd(_mm256_set1_pd(row[0]), x), down = _mm256_mul_pd(_mm256_set1_pd(row[1]), y);
  return _mm256_add_pd(_mm256_add_pd(across, down), _mm256_set1_pd(row[2]));
}

typedef struct { const uint32_t *texels; size_t width; const double *matrix; __m256d right, bottom, outside; } sheet;

/* The colours at one place in each of eight pixels. If a place lies outside of the bitmap, `from->outside` is set and all are 0. */
INLINE __m256i seen(sheet *from, double x, double within, double y) {
  const __m256d steps = _mm256_setr_pd(0, 1, 2, 3), least = _mm256_set1_pd(2.2250738585072014e-308);
  __m128i us[2], vs[2];
  for (int half = 0; half < 2; half++) {
    __m256d pixels = _mm256_add_pd(_mm256_set1_pd(x), _mm256_add_pd(steps, _mm256_set1_pd(4 * half)));
    __m256d across = _mm256_add_pd(pixels, _mm256_set1_pd(within)), down = _mm256_set1_pd(y);
    __m256d w = _mm256_max_pd(line(from->matrix + 6, across, down), least);
    us[half] = place_of(line(from->matrix, across, down), w, from->right, &from->outside);
    vs[half] = place_of(line(from->matrix + 3, across, down), w, from->bottom, &from->outside);
  }
  if (_mm256_movemask_pd(from->outside)) return _mm256_setzero_si256();
  const __m256i low = _mm256_set1_epi32(255);
  __m256i u = _mm256_set_m128i(us[1], us[0]), v = _mm256_set_m128i(vs[1], vs[0]);
  return eight(from->texels, from->width, _mm256_srli_epi32(u, 8), _mm256_srli_epi32(v, 8), _mm256_and_si256(u, low),
               _mm256_and_si256(v, low));
}

/* Divides lanes of 16 bits by a count of at most 256, and cuts off the fraction. Single precision is exact enough for that. */
INLINE __m256i quotients(__m256i sums, __m256 count) {
  __m256i low = _mm256_and_si256(sums, _mm256_set1_epi32(0xFFFF)), high = _mm256_srli_epi32(sums, 16);
  low = _mm256_cvttps_epi32(_mm256_div_ps(_mm256_cvtepi32_ps(low), count));
  high = _mm256_cvttps_epi32(_mm256_div_ps(_mm256_cvtepi32_ps(high), count));
  return _mm256_or_si256(low, _mm256_slli_epi32(high, 16));
}

INLINE __m256i mean(sheet *from, double x, double y, size_t columns, size_t rows) {
  const __m256i low = _mm256_set1_epi16(0x00FF);
  __m256i half = _mm256_set1_epi16((short)(columns * rows / 2)), even = half, odd = half;
  for (size_t row = 0; row < rows; row++) {
    double down = y + ((double)row + 0.5) / (double)rows;
    for (size_t column = 0; column < columns; column++) {
      __m256i pixels = seen(from, x, ((double)column + 0.5) / (double)columns, down);
      even = _mm256_add_epi16(even, _mm256_and_si256(pixels, low));
      odd = _mm256_add_epi16(odd, _mm256_srli_epi16(pixels, 8));
    }
  }
  __m256 count = _mm256_set1_ps((float)(columns * rows));
  return _mm256_or_si256(quotients(even, count), _mm256_slli_epi16(quotients(odd, count), 8));
}

AVX2 size_t rk_perspective(uint32_t *target, const uint32_t *texels, size_t width, size_t height, size_t count,
                           const double matrix[9], double x, double y, size_t columns, size_t rows) {
  sheet from = {texels, width, matrix, _mm256_set1_pd(256.0 * (double)(width - 1)), _mm256_set1_pd(256.0 * (double)(height - 1)),
                _mm256_setzero_pd()};
  size_t done = 0;
  for (; done + 8 <= count; done += 8) {
    double at = x + (double)done;
    __m256i pixels = columns * rows == 1 ? seen(&from, at, 0.5, y + 0.5) : mean(&from, at, y, columns, rows);
    if (_mm256_movemask_pd(from.outside)) break;
    store(target + done, pixels);
  }
  return done;
}

#else

void rk_mix_two(uint32_t *t, const uint32_t *s, size_t n, uint32_t l, uint32_t r) { (void)t, (void)s, (void)n, (void)l, (void)r; }
void rk_mix_four(uint32_t *t, const uint32_t *u, const uint32_t *l, size_t n, const uint32_t w[4]) {
  (void)t, (void)u, (void)l, (void)n, (void)w;
}
void rk_bilinear(uint32_t *t, const uint32_t *s, size_t w, size_t n, int64_t u, int64_t v, int64_t r, int64_t d) {
  (void)t, (void)s, (void)w, (void)n, (void)u, (void)v, (void)r, (void)d;
}
size_t rk_perspective(uint32_t *t, const uint32_t *s, size_t w, size_t h, size_t n, const double m[9], double x, double y,
                      size_t c, size_t r) {
  (void)t, (void)s, (void)w, (void)h, (void)n, (void)m, (void)x, (void)y, (void)c, (void)r;
  return 0;
}

#endif
