#ifndef PNG_ERRORS_H
#define PNG_ERRORS_H

/* libpng's messages go into a job's room for words, which libpng knows as its error pointer. */

#include <png.h>

#include "image_job.h"

static inline void fail(png_structp png, png_const_charp words) {
  say(*(const message_room *)png_get_error_ptr(png), words);
  png_longjmp(png, 1);
}

static inline void ignore(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

#endif
