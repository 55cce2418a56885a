#ifndef GIF_ROWS_H
#define GIF_ROWS_H

#include "gif_lzw.h"
#include "gif_shim.h"

/* A frame's pixels compressed, transparent where that helps; null when memory is short. They live as `coder` says. */
const uint8_t *gif_rows_encode(gif_lzw_coder *coder, const gif_shim_frame *frame, size_t *length);

#endif
