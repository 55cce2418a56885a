#ifndef RASTER_TABLES_H
#define RASTER_TABLES_H

#include <stddef.h>
#include <stdint.h>

/* Whether this processor can run the two functions below. They look products up in tables, and give the same pixels as the
 * kernels that call them. */
int rk_has_tables(void);
void rk_opaque_looked_up(uint32_t *target, size_t stride, const uint32_t *source, size_t source_stride, size_t count, size_t rows,
                         uint8_t factor);
void rk_color_looked_up(uint32_t *target, size_t stride, size_t count, size_t rows, uint32_t color);

/* From this many pixels on a table is worth the 70 ns that it takes to make. */
enum { rk_least_for_tables = 2048 };

#endif
