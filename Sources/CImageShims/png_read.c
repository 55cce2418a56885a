#include <setjmp.h>
#include <string.h>

#include "png_errors.h"
#include "png_shim.h"

/* Products and sums are rounded separately, so that every processor gives the same bits. */
#pragma STDC FP_CONTRACT OFF

typedef struct {
  const uint8_t *next;
  size_t left;
  message_room message;
  uint32_t width;
  uint32_t height;
  /* Null to stop after the header. */
  uint8_t *pixels;
  const image_shim_limits *limits;
} read_job;

static void take(png_structp png, png_bytep bytes, size_t length) {
  read_job *job = png_get_io_ptr(png);
  if (length > job->left) png_error(png, "the file ends too soon");
  memcpy(bytes, job->next, length);
  job->next += length;
  job->left -= length;
}

/* Chunks whose contents nobody asks for are skipped, so that none can be a decompression bomb. */
static void skip_idle_chunks(png_structp png) {
  static const png_byte names[] = "tEXt\0zTXt\0iTXt\0eXIf\0sPLT\0hIST\0pCAL\0sCAL\0tIME\0oFFs\0pHYs\0bKGD\0cHRM";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)(sizeof names / 5));
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
}

static void read_header(png_structp png, png_infop info, read_job *job) {
  png_set_read_fn(png, job, take);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  skip_idle_chunks(png);
  png_read_info(png, info);
}

/* One byte of a deflate stream makes 1032 bytes at most. */
enum { most_expansion = 1032 };

/* Whether not even the best of compressions could have put the picture into the bytes that are left. */
static int is_cut_short(png_structp png, png_infop info, const read_job *job) {
  return (uint64_t)png_get_rowbytes(png, info) * job->height / most_expansion > job->left;
}

static image_shim_status finish_size(png_structp png, png_infop info, read_job *job) {
  job->width = png_get_image_width(png, info);
  job->height = png_get_image_height(png, info);
  if (exceeds(job->limits, job->width, job->height)) {
    say(job->message, "the picture is larger than the limit");
    return IMAGE_SHIM_TOO_LARGE;
  }
  if (!is_cut_short(png, info, job)) return IMAGE_SHIM_OK;
  say(job->message, "the file is too short for a picture of its size");
  return IMAGE_SHIM_DAMAGED;
}

static void correct_gamma(png_structp png, png_infop info) {
  double file_gamma = 0;
  if (png_get_valid(png, info, PNG_INFO_sRGB | PNG_INFO_iCCP) != 0) return;
  if (png_get_gAMA(png, info, &file_gamma) != 0 && file_gamma > 0) png_set_gamma(png, 2.2, file_gamma);
}

static void expand_everything(png_structp png, png_infop info) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  correct_gamma(png, info);
}

static image_shim_status finish_pixels(png_structp png, png_infop info, read_job *job) {
  if (png_get_image_width(png, info) != job->width || png_get_image_height(png, info) != job->height) {
    say(job->message, "the picture's size is another");
    return IMAGE_SHIM_BAD_ARGUMENT;
  }
  expand_everything(png, info);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)job->width * 4) png_error(png, "the rows have an unknown form");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < job->height; y++) png_read_row(png, job->pixels + (size_t)y * job->width * 4, NULL);
  }
  png_read_end(png, NULL);
  return IMAGE_SHIM_OK;
}

static image_shim_status run(read_job *job, png_structp png, png_infop info) {
  if (setjmp(png_jmpbuf(png))) return IMAGE_SHIM_DAMAGED;
  read_header(png, info, job);
  return job->pixels == NULL ? finish_size(png, info, job) : finish_pixels(png, info, job);
}

static image_shim_status start(read_job *job) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &job->message, fail, ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  image_shim_status status = IMAGE_SHIM_NO_MEMORY;
  if (info != NULL) status = run(job, png, info);
  png_destroy_read_struct(&png, &info, NULL);
  return status;
}

image_shim_status png_shim_read_size(const uint8_t *bytes, size_t length, const image_shim_limits *limits,
                                   uint32_t *width, uint32_t *height, char *message, size_t message_size) {
  read_job job = {bytes, length, {message, message_size}, 0, 0, NULL, limits};
  say(job.message, "");
  if (bytes == NULL || limits == NULL || width == NULL || height == NULL) {
    say(job.message, "a pointer is null");
    return IMAGE_SHIM_BAD_ARGUMENT;
  }
  image_shim_status status = start(&job);
  *width = job.width;
  *height = job.height;
  return status;
}

image_shim_status png_shim_read(const uint8_t *bytes, size_t length, uint32_t width, uint32_t height,
                              uint8_t *pixels, char *message, size_t message_size) {
  read_job job = {bytes, length, {message, message_size}, width, height, pixels, NULL};
  say(job.message, "");
  if (bytes == NULL || pixels == NULL) {
    say(job.message, "a pointer is null");
    return IMAGE_SHIM_BAD_ARGUMENT;
  }
  return start(&job);
}
