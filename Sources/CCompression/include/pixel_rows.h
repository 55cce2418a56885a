#ifndef PIXEL_ROWS_H
#define PIXEL_ROWS_H

#include <stddef.h>
#include <stdint.h>

/*
 * Where two pictures of 32-bit pixels differ. In C, because a debug build takes a hundred times as long for the same loop in Swift,
 * and people run their tests in debug builds.
 */

/* The first place from `start` up to `end` at which the pictures differ; `end` if they do not. */
size_t pixel_rows_first_difference(const uint32_t *one, const uint32_t *other, size_t start, size_t end);

/* The place after the last at which the pictures differ, from `start` up to `end`; `start` if they do not. */
size_t pixel_rows_last_difference(const uint32_t *one, const uint32_t *other, size_t start, size_t end);

#endif
