/* The inner loops of the rasteriser for processors with AVX2, chosen at run time.
 *
 * Each does to the bit what its twin in Swift does (Sources/Raster, the file named with each group); the tests compare them.
 * Pixels are R, G, B, A bytes, premultiplied, as 32-bit words with red lowest. Counts may be 0; rows may not overlap unless
 * they are the same. None may be called where rk_supported() is 0.
 */
#ifndef RASTER_KERNELS_H
#define RASTER_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/* Whether this processor has what the kernels need. */
int rk_supported(void);

/* Blending/RowBlending.swift */
void rk_fill(uint32_t *target, size_t stride, size_t count, size_t rows, uint32_t color);
void rk_copy(uint32_t *target, size_t stride, const uint32_t *source, size_t source_stride, size_t count, size_t rows);
void rk_over(uint32_t *target, const uint32_t *source, size_t count);
void rk_over_scaled(uint32_t *target, const uint32_t *source, size_t count, uint8_t factor);
void rk_over_covered(uint32_t *target, const uint32_t *source, const uint8_t *coverage, size_t count, uint8_t opacity);
void rk_color_over(uint32_t *target, uint32_t color, size_t count);
void rk_color_covered(uint32_t *target, uint32_t color, const uint8_t *coverage, size_t count, uint8_t opacity);
void rk_restore(uint32_t *target, const uint32_t *backdrop, const uint8_t *coverage, size_t count);

/* Painting/BitmapSource.swift: weights in 1/256; `upper` and `lower` have count + 1 texels. */
void rk_mix_two(uint32_t *target, const uint32_t *texels, size_t count, uint32_t left, uint32_t right);
void rk_mix_four(uint32_t *target, const uint32_t *upper, const uint32_t *lower, size_t count, const uint32_t weights[4]);
/* Places in 1/2^24 texel, half a 256th added, all within the bitmap but for its last column and row. */
void rk_bilinear(uint32_t *target, const uint32_t *texels, size_t width, size_t count, int64_t u, int64_t v, int64_t right,
                 int64_t down);

/* Painting/PerspectiveSource.swift: the rows of the matrix for u, v and w; the mean of columns × rows places, at most 16 × 16.
 * Stops before eight pixels of which some place lies beyond the bitmap, and returns how many are done. */
size_t rk_perspective(uint32_t *target, const uint32_t *texels, size_t width, size_t height, size_t count, const double matrix[9],
                      double x, double y, size_t columns, size_t rows);

/* Painting/AreaFilter.swift: sums of 4 channels to a texel, 32 bits each. */
void rk_area_rows(uint32_t *sums, const uint32_t *const *rows, const uint32_t *weights, size_t row_count, size_t count);
void rk_area_columns(uint32_t *target, const uint32_t *sums, const ptrdiff_t *firsts, const ptrdiff_t *starts,
                     const uint32_t *weights, size_t count, ptrdiff_t used);

#endif
