#include "raster_kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

INLINE __m256i load(const uint32_t *words) { return _mm256_loadu_si256((const __m256i *)words); }
INLINE void store(uint32_t *pixels, __m256i value) { _mm256_storeu_si256((__m256i *)pixels, value); }

AVX2 void rk_area_rows(uint32_t *sums, const uint32_t *texels, size_t stride, const uint32_t *weights, size_t taps, size_t count) {
  size_t i = 0;
  for (; i + 2 <= count; i += 2) {
    __m256i sum = _mm256_set1_epi32(0x80);
    for (size_t row = 0; row < taps; row++) {
      __m256i wide = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(texels + row * stride + i)));
      sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(wide, _mm256_set1_epi32((int)weights[row])));
    }
    _mm256_storeu_si256((__m256i *)(sums + 4 * i), _mm256_srli_epi32(sum, 8));
  }
  for (; i < count; i++) {
    __m128i sum = _mm_set1_epi32(0x80);
    for (size_t row = 0; row < taps; row++) {
      __m128i wide = _mm_cvtepu8_epi32(_mm_cvtsi32_si128((int)texels[row * stride + i]));
      sum = _mm_add_epi32(sum, _mm_mullo_epi32(wide, _mm_set1_epi32((int)weights[row])));
    }
    _mm_storeu_si128((__m128i *)(sums + 4 * i), _mm_srli_epi32(sum, 8));
  }
}

AVX2 void rk_area_columns(uint32_t *target, const uint32_t *sums, const ptrdiff_t *firsts, const ptrdiff_t *starts,
                          const uint32_t *weights, size_t count, ptrdiff_t used) {
  const __m128i bytes = _mm_setr_epi8(3, 7, 11, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  size_t column = 0;
  for (; column + 2 <= count; column += 2) { /* two columns side by side, if they have equally many taps */
    ptrdiff_t one = starts[column], other = starts[column + 1], taps = other - one;
    if (starts[column + 2] - other != taps) break;
    const uint32_t *left = sums + 4 * (firsts[column] - used), *right = sums + 4 * (firsts[column + 1] - used);
    __m256i sum = _mm256_set1_epi32(0x800000);
    for (ptrdiff_t tap = 0; tap < taps; tap++, left += 4, right += 4) {
      __m256i wide = _mm256_loadu2_m128i((const __m128i *)right, (const __m128i *)left);
      __m256i weight = _mm256_set_m128i(_mm_set1_epi32((int)weights[other + tap]), _mm_set1_epi32((int)weights[one + tap]));
      sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(wide, weight));
    }
    sum = _mm256_shuffle_epi8(sum, _mm256_broadcastsi128_si256(bytes));
    target[column] = (uint32_t)_mm_cvtsi128_si32(_mm256_castsi256_si128(sum));
    target[column + 1] = (uint32_t)_mm_cvtsi128_si32(_mm256_extracti128_si256(sum, 1));
  }
  for (; column < count; column++) {
    const uint32_t *texel = sums + 4 * (firsts[column] - used);
    __m128i sum = _mm_set1_epi32(0x800000);
    for (ptrdiff_t tap = starts[column]; tap < starts[column + 1]; tap++, texel += 4) {
      __m128i wide = _mm_loadu_si128((const __m128i *)texel);
      sum = _mm_add_epi32(sum, _mm_mullo_epi32(wide, _mm_set1_epi32((int)weights[tap])));
    }
    target[column] = (uint32_t)_mm_cvtsi128_si32(_mm_shuffle_epi8(sum, bytes));
  }
}

/* Sums for eight texels. Two rows are added at a time: each channel is put beside the same channel of the row below, so that one
 * instruction adds two products of 16 bits. One half of a vector holds a texel, the other half the fourth texel after it. */
typedef struct { __m256i sums[4]; } eight_texels;

INLINE eight_texels added_rows(eight_texels all, __m256i upper, __m256i lower, __m256i pair) {
  const __m256i left = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, -1, 4, -1, 1, -1, 5, -1, 2, -1, 6, -1, 3, -1, 7, -1));
  const __m256i right = _mm256_broadcastsi128_si256(_mm_setr_epi8(8, -1, 12, -1, 9, -1, 13, -1, 10, -1, 14, -1, 11, -1, 15, -1));
  __m256i low = _mm256_unpacklo_epi32(upper, lower), high = _mm256_unpackhi_epi32(upper, lower);
  all.sums[0] = _mm256_add_epi32(all.sums[0], _mm256_madd_epi16(_mm256_shuffle_epi8(low, left), pair));
  all.sums[1] = _mm256_add_epi32(all.sums[1], _mm256_madd_epi16(_mm256_shuffle_epi8(low, right), pair));
  all.sums[2] = _mm256_add_epi32(all.sums[2], _mm256_madd_epi16(_mm256_shuffle_epi8(high, left), pair));
  all.sums[3] = _mm256_add_epi32(all.sums[3], _mm256_madd_epi16(_mm256_shuffle_epi8(high, right), pair));
  return all;
}

INLINE __m256i one_or_eight(const uint32_t *texels, size_t count) {
  return count == 8 ? load(texels) : _mm256_castsi128_si256(_mm_cvtsi32_si128((int)*texels));
}

INLINE void narrow_texels(uint64_t *target, const uint32_t *const *rows, const __m256i *pairs, size_t pair_count, size_t i,
                          size_t count) {
  const __m256i half = _mm256_set1_epi32(64);
  eight_texels all = {{half, half, half, half}};
  for (size_t pair = 0; pair < pair_count; pair++)
    all = added_rows(all, one_or_eight(rows[2 * pair] + i, count), one_or_eight(rows[2 * pair + 1] + i, count), pairs[pair]);
  for (size_t k = 0; k < 4; k++) all.sums[k] = _mm256_srli_epi32(all.sums[k], 7);
  __m256i left = _mm256_packs_epi32(all.sums[0], all.sums[1]), right = _mm256_packs_epi32(all.sums[2], all.sums[3]);
  if (count == 8) {
    _mm256_storeu_si256((__m256i *)(target + i), _mm256_permute2x128_si256(left, right, 0x20));
    _mm256_storeu_si256((__m256i *)(target + i + 4), _mm256_permute2x128_si256(left, right, 0x31));
  } else {
    _mm_storel_epi64((__m128i *)(target + i), _mm256_castsi256_si128(left));
  }
}

INLINE void narrow_rows(uint64_t *target, const uint32_t *const *rows, const __m256i *pairs, size_t pair_count, size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) narrow_texels(target, rows, pairs, pair_count, i, 8);
  for (; i < count; i++) narrow_texels(target, rows, pairs, pair_count, i, 1);
}

AVX2 void rk_narrow_rows(void *sums, const uint32_t *texels, size_t stride, const uint32_t *pairs, size_t pair_stride, size_t taps,
                         size_t count) {
  const uint32_t *rows[8];
  __m256i wide[4];
  size_t pair_count = 0; /* up to the last pair that has any weight */
  for (size_t tap = 0; tap < taps; tap += 2) {
    uint32_t pair = pairs[tap / 2 * pair_stride];
    rows[tap] = texels + tap * stride, rows[tap + 1] = tap + 1 < taps ? rows[tap] + stride : rows[tap];
    wide[tap / 2] = _mm256_set1_epi32((int)pair);
    if (pair) pair_count = tap / 2 + 1;
  }
  if (pair_count == 1) return narrow_rows(sums, rows, wide, 1, count);
  if (pair_count == 2) return narrow_rows(sums, rows, wide, 2, count);
  narrow_rows(sums, rows, wide, pair_count, count);
}

/* Adds a weighted pair of texels to the sums of two columns: four channels of the one, then four of the other. */
INLINE __m256i added_columns(__m256i sum, const uint64_t *one, const uint64_t *other, __m256i weights) {
  const __m256i beside = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  __m256i texels = _mm256_loadu2_m128i((const __m128i *)other, (const __m128i *)one);
  return _mm256_add_epi32(sum, _mm256_madd_epi16(_mm256_shuffle_epi8(texels, beside), weights));
}

/* Sums for eight columns. Vector k holds columns k and k + 4, so that packing puts all eight in order. */
typedef struct { __m256i sums[4]; } eight_columns;

INLINE eight_columns added_eight(eight_columns all, const uint64_t *texels, const ptrdiff_t *firsts, __m256i words) {
  all.sums[0] = added_columns(all.sums[0], texels + firsts[0], texels + firsts[4], _mm256_shuffle_epi32(words, 0x00));
  all.sums[1] = added_columns(all.sums[1], texels + firsts[1], texels + firsts[5], _mm256_shuffle_epi32(words, 0x55));
  all.sums[2] = added_columns(all.sums[2], texels + firsts[2], texels + firsts[6], _mm256_shuffle_epi32(words, 0xAA));
  all.sums[3] = added_columns(all.sums[3], texels + firsts[3], texels + firsts[7], _mm256_shuffle_epi32(words, 0xFF));
  return all;
}

INLINE void eight_narrow_columns(uint32_t *target, const uint64_t *texels, const ptrdiff_t *firsts, const uint32_t *pairs,
                                 size_t pair_stride, size_t pair_count) {
  const __m256i half = _mm256_set1_epi32(1 << 20);
  eight_columns all = added_eight((eight_columns){{half, half, half, half}}, texels, firsts, load(pairs));
  for (size_t pair = 1; pair < pair_count; pair++) {
    __m256i words = load(pairs + pair * pair_stride);
    if (!_mm256_testz_si256(words, words)) all = added_eight(all, texels + 2 * pair, firsts, words);
  }
  for (size_t k = 0; k < 4; k++) all.sums[k] = _mm256_srli_epi32(all.sums[k], 21);
  __m256i left = _mm256_packs_epi32(all.sums[0], all.sums[1]), right = _mm256_packs_epi32(all.sums[2], all.sums[3]);
  store(target, _mm256_packus_epi16(left, right));
}

AVX2 void rk_narrow_columns(uint32_t *target, const void *sums, const ptrdiff_t *firsts, const uint32_t *pairs, size_t pair_stride,
                            size_t pair_count, size_t count, ptrdiff_t used) {
  const uint64_t *texels = (const uint64_t *)((uintptr_t)sums - sizeof(uint64_t) * (uintptr_t)used);
  size_t i = 0;
  if (pair_count == 2) {
    for (; i + 8 <= count; i += 8) eight_narrow_columns(target + i, texels, firsts + i, pairs + i, pair_stride, 2);
  } else {
    for (; i + 8 <= count; i += 8) eight_narrow_columns(target + i, texels, firsts + i, pairs + i, pair_stride, pair_count);
  }
  for (; i < count; i++) {
    const uint64_t *at = texels + firsts[i];
    __m256i sum = _mm256_set1_epi32(1 << 20);
    for (size_t pair = 0; pair < pair_count; pair++, at += 2)
      sum = added_columns(sum, at, at, _mm256_set1_epi32((int)pairs[pair * pair_stride + i]));
    sum = _mm256_srli_epi32(sum, 21), sum = _mm256_packs_epi32(sum, sum);
    target[i] = (uint32_t)_mm_cvtsi128_si32(_mm256_castsi256_si128(_mm256_packus_epi16(sum, sum)));
  }
}

#else

void rk_area_rows(uint32_t *s, const uint32_t *t, size_t k, const uint32_t *w, size_t m, size_t n) {
  (void)s, (void)t, (void)k, (void)w, (void)m, (void)n;
}
void rk_area_columns(uint32_t *t, const uint32_t *s, const ptrdiff_t *f, const ptrdiff_t *b, const uint32_t *w, size_t n, ptrdiff_t u) {
  (void)t, (void)s, (void)f, (void)b, (void)w, (void)n, (void)u;
}
void rk_narrow_rows(void *s, const uint32_t *t, size_t k, const uint32_t *p, size_t l, size_t m, size_t n) {
  (void)s, (void)t, (void)k, (void)p, (void)l, (void)m, (void)n;
}
void rk_narrow_columns(uint32_t *t, const void *s, const ptrdiff_t *f, const uint32_t *p, size_t l, size_t c, size_t n, ptrdiff_t u) {
  (void)t, (void)s, (void)f, (void)p, (void)l, (void)c, (void)n, (void)u;
}

#endif
