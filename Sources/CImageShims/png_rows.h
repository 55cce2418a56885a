#ifndef PNG_ROWS_H
#define PNG_ROWS_H

/* The rows of a PNG as its stream holds them: packed, and changed by filters. */

#include <stddef.h>
#include <stdint.h>

#include "png_shim.h"

typedef struct png_rows png_rows;

/* Null when memory is short. */
png_rows *png_rows_make(const png_shim_picture *picture, png_shim_filter filter);
void png_rows_free(png_rows *rows);

/* The next row with its filter's number before it; the bytes live until the next call. */
const uint8_t *png_rows_next(png_rows *rows, size_t *length);

#endif
