#ifndef PIXEL_ROWS_H
#define PIXEL_ROWS_H

#include <stddef.h>
#include <stdint.h>

/*
 * Pictures of 32-bit pixels: where two differ, and one in less memory. In C, because a debug build takes a hundred times as long for the
 * same loop in Swift, and people run their tests in debug builds.
 */

/* The first place from `start` up to `end` at which the pictures differ; `end` if they do not. */
size_t pixel_rows_first_difference(const uint32_t *one, const uint32_t *other, size_t start, size_t end);

/* The place after the last at which the pictures differ, from `start` up to `end`; `start` if they do not. */
size_t pixel_rows_last_difference(const uint32_t *one, const uint32_t *other, size_t start, size_t end);

/*
 * The stretches from `start` up to `end` in which each pixel differs: for each its first place and the place after its last. Returns how many
 * numbers that are, at most one more than there are pixels.
 */
size_t pixel_rows_spans(const uint32_t *one, const uint32_t *other, size_t start, size_t end, int32_t *spans);

/*
 * Packs pixels: runs of one colour become their length. Returns how many words they take; `room` + 1 if that is more than `room`, and then
 * `packed` is of no use.
 */
size_t pixel_rows_pack(const uint32_t *pixels, size_t count, uint32_t *packed, size_t room);

/* Unpacks all of `count` pixels. Nothing is checked: the words must be what pixel_rows_pack has made of as many pixels. */
void pixel_rows_unpack(const uint32_t *packed, uint32_t *pixels, size_t count);

#endif
