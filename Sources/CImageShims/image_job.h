#ifndef IMAGE_JOB_H
#define IMAGE_JOB_H

#include <stddef.h>

#include "image_shim.h"

/* The caller's room for words; `text` may be null when `size` is 0. */
typedef struct {
  char *text;
  size_t size;
} message_room;

/* Copies `words` into the room, cut to fit and terminated. */
static inline void say(message_room room, const char *words) {
  if (room.text == NULL || room.size == 0) return;
  size_t length = 0;
  for (; length + 1 < room.size && words[length] != 0; length++) room.text[length] = words[length];
  room.text[length] = 0;
}

static inline int exceeds(const image_shim_limits *limits, uint32_t width, uint32_t height) {
  return width > limits->max_width || height > limits->max_height || (uint64_t)width * height > limits->max_pixels;
}

#endif
