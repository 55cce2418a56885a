#include "raster_kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

static const uint16_t nothing[16];

/* (sums x whole + ends x edge) / 2^32, rounded */
INLINE __m256i mean(__m256i sums, __m256i ends, __m256i whole, __m256i edge) {
  const __m256i half = _mm256_set1_epi64x(0x80000000);
  __m256i even = _mm256_add_epi64(_mm256_mul_epu32(sums, whole), _mm256_mul_epu32(ends, edge));
  sums = _mm256_srli_epi64(sums, 32), ends = _mm256_srli_epi64(ends, 32);
  __m256i odd = _mm256_add_epi64(_mm256_mul_epu32(sums, whole), _mm256_mul_epu32(ends, edge));
  even = _mm256_srli_epi64(_mm256_add_epi64(even, half), 32), odd = _mm256_add_epi64(odd, half);
  return _mm256_blend_epi32(even, odd, 0xAA);
}

INLINE __m256i wide(const uint16_t *samples) { return _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)samples)); }

typedef struct { const uint16_t *samples; size_t width, height; } plane;

/* sixteen samples of a row; zeros where the plane has no such row */
INLINE const uint16_t *row_at(const plane *all, size_t x, ptrdiff_t y) {
  return y >= 0 && y < (ptrdiff_t)all->height ? all->samples + (size_t)y * all->width + x : nothing;
}

INLINE void box_strip(uint16_t *result, const plane *all, size_t x, ptrdiff_t radius, __m256i whole, __m256i edge) {
  __m256i sums[2] = {_mm256_setzero_si256(), _mm256_setzero_si256()};
  for (ptrdiff_t y = 0; y < radius; y++)
    for (int k = 0; k < 2; k++) sums[k] = _mm256_add_epi32(sums[k], wide(row_at(all, x, y) + 8 * k));
  for (ptrdiff_t y = 0; y < (ptrdiff_t)all->height; y++) {
    const uint16_t *in = row_at(all, x, y + radius), *out = row_at(all, x, y - radius);
    const uint16_t *before = row_at(all, x, y - radius - 1), *after = row_at(all, x, y + radius + 1);
    __m256i means[2];
    for (int k = 0; k < 2; k++) {
      sums[k] = _mm256_add_epi32(sums[k], wide(in + 8 * k));
      means[k] = mean(sums[k], _mm256_add_epi32(wide(before + 8 * k), wide(after + 8 * k)), whole, edge);
      sums[k] = _mm256_sub_epi32(sums[k], wide(out + 8 * k));
    }
    __m256i packed = _mm256_permute4x64_epi64(_mm256_packus_epi32(means[0], means[1]), 0xD8);
    _mm256_storeu_si256((__m256i *)(result + (size_t)y * all->width + x), packed);
  }
}

AVX2 static void box_column(uint16_t *result, const plane *all, size_t x, ptrdiff_t radius, uint64_t whole, uint64_t edge) {
  uint64_t sum = 0;
  for (ptrdiff_t y = 0; y < radius; y++) sum += *row_at(all, x, y);
  for (ptrdiff_t y = 0; y < (ptrdiff_t)all->height; y++) {
    sum += *row_at(all, x, y + radius);
    uint64_t ends = (uint64_t)*row_at(all, x, y - radius - 1) + *row_at(all, x, y + radius + 1);
    result[(size_t)y * all->width + x] = (uint16_t)((sum * whole + ends * edge + 0x80000000) >> 32);
    sum -= *row_at(all, x, y - radius);
  }
}

AVX2 void rk_box_columns(uint16_t *result, const uint16_t *samples, size_t width, size_t height, size_t radius, uint32_t whole,
                         uint32_t edge) {
  plane all = {samples, width, height};
  __m256i wholes = _mm256_set1_epi64x(whole), edges = _mm256_set1_epi64x(edge);
  size_t x = 0;
  for (; x + 16 <= width; x += 16) box_strip(result, &all, x, (ptrdiff_t)radius, wholes, edges);
  for (; x < width; x++) box_column(result, &all, x, (ptrdiff_t)radius, whole, edge);
}

INLINE void transpose_eight(uint16_t *result, size_t result_stride, const uint16_t *samples, size_t stride) {
  __m128i a[8], b[8];
  for (int i = 0; i < 8; i++) a[i] = _mm_loadu_si128((const __m128i *)(samples + (size_t)i * stride));
  for (int i = 0; i < 4; i++) b[2 * i] = _mm_unpacklo_epi16(a[i], a[i + 4]), b[2 * i + 1] = _mm_unpackhi_epi16(a[i], a[i + 4]);
  for (int i = 0; i < 4; i++) a[2 * i] = _mm_unpacklo_epi16(b[i], b[i + 4]), a[2 * i + 1] = _mm_unpackhi_epi16(b[i], b[i + 4]);
  for (int i = 0; i < 4; i++) b[2 * i] = _mm_unpacklo_epi16(a[i], a[i + 4]), b[2 * i + 1] = _mm_unpackhi_epi16(a[i], a[i + 4]);
  for (int i = 0; i < 8; i++) _mm_storeu_si128((__m128i *)(result + (size_t)i * result_stride), b[i]);
}

AVX2 void rk_transpose(uint16_t *result, const uint16_t *samples, size_t width, size_t height) {
  for (size_t y = 0; y < height; y += 8) {
    for (size_t x = 0; x < width; x += 8) {
      if (x + 8 <= width && y + 8 <= height) {
        transpose_eight(result + x * height + y, height, samples + y * width + x, width);
        continue;
      }
      for (size_t i = y; i < y + 8 && i < height; i++)
        for (size_t k = x; k < x + 8 && k < width; k++) result[k * height + i] = samples[i * width + k];
    }
  }
}

#else

void rk_box_columns(uint16_t *r, const uint16_t *s, size_t w, size_t h, size_t k, uint32_t a, uint32_t b) {
  (void)r, (void)s, (void)w, (void)h, (void)k, (void)a, (void)b;
}
void rk_transpose(uint16_t *r, const uint16_t *s, size_t w, size_t h) { (void)r, (void)s, (void)w, (void)h; }

#endif
