#ifndef IMAGE_SHIM_H
#define IMAGE_SHIM_H

/*
 * What the jobs of gif_shim.h, jpeg_shim.h and png_shim.h have in common. These headers are the manual.
 *
 * Jobs        A function is one whole job: it drives its library from start to end and keeps nothing afterwards.
 * Ownership   The caller owns every pointer it passes; none is kept. What a callback is given lives until the callback returns.
 * Threads     No globals: any number of jobs may run at once.
 * Errors      A status says what kind of failure it was; `message` receives the library's own words where it has some, cut to
 *             fit and always terminated ("" after success). Nothing is printed.
 */

#include <stddef.h>
#include <stdint.h>

typedef enum {
  IMAGE_SHIM_OK = 0,
  /* A callback returned nonzero. */
  IMAGE_SHIM_REFUSED,
  /* The bytes are not of the format, or broken. */
  IMAGE_SHIM_DAMAGED,
  /* The file claims more than the limits allow. Found before any pixel memory is taken. */
  IMAGE_SHIM_TOO_LARGE,
  IMAGE_SHIM_NO_MEMORY,
  /* A null pointer, a zero size, a row too short, an index outside the palette. */
  IMAGE_SHIM_BAD_ARGUMENT
} image_shim_status;

/* Room for every message these headers promise. */
#define IMAGE_SHIM_MESSAGE_SIZE 128

typedef struct {
  uint32_t max_width;
  uint32_t max_height;
  uint64_t max_pixels;
} image_shim_limits;

#endif
