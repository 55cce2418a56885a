#include <setjmp.h>
#include <string.h>

#include "deflate.h"
#include "png_errors.h"
#include "png_rows.h"
#include "png_shim.h"

typedef struct {
  png_shim_sink sink;
  void *context;
  message_room message;
  int refused;
  png_structp png;
  png_infop info;
  png_rows *rows;
  deflate_coder *coder;
} write_job;

/* The sink has returned when png_error jumps: only libpng's frames and ours are unwound. */
static void emit(png_structp png, png_bytep bytes, size_t length) {
  write_job *job = png_get_io_ptr(png);
  if (length == 0 || job->sink(job->context, bytes, length) == 0) return;
  job->refused = 1;
  png_error(png, "the output refused the bytes");
}

/* Writes a chunk of compressed rows; jumps where the sink refuses. */
static int emit_data(void *context, const uint8_t *bytes, size_t length) {
  png_write_chunk((png_structp)context, (png_const_bytep) "IDAT", bytes, length);
  return 0;
}

static void nothing_to_flush(png_structp png) { (void)png; }

static void set_palette(png_structp png, png_infop info, const png_shim_picture *picture) {
  png_color colors[256];
  png_byte alphas[256];
  int translucent = 0;
  for (int entry = 0; entry < picture->palette_count; entry++) {
    const uint8_t *rgba = picture->palette + (size_t)entry * 4;
    colors[entry] = (png_color){rgba[0], rgba[1], rgba[2]};
    alphas[entry] = rgba[3];
    if (rgba[3] != 255) translucent = entry + 1;
  }
  png_set_PLTE(png, info, colors, picture->palette_count);
  if (translucent > 0) png_set_tRNS(png, info, alphas, translucent, NULL);
}

static void set_key(png_structp png, png_infop info, int32_t key) {
  png_color_16 color = {
      .red = (png_uint_16)(key >> 16 & 255),
      .green = (png_uint_16)(key >> 8 & 255),
      .blue = (png_uint_16)(key & 255),
      .gray = (png_uint_16)(key & 255),
  };
  png_set_tRNS(png, info, NULL, 0, &color);
}

static int color_type(png_shim_form form) {
  static const int types[] = {
      [PNG_SHIM_RGB] = PNG_COLOR_TYPE_RGB,         [PNG_SHIM_RGBA] = PNG_COLOR_TYPE_RGB_ALPHA,
      [PNG_SHIM_PALETTE] = PNG_COLOR_TYPE_PALETTE, [PNG_SHIM_GRAY] = PNG_COLOR_TYPE_GRAY,
      [PNG_SHIM_GRAY_ALPHA] = PNG_COLOR_TYPE_GRAY_ALPHA,
  };
  return types[form];
}

static int is_packed(png_shim_form form) { return form == PNG_SHIM_PALETTE || form == PNG_SHIM_GRAY; }

static void write_header(png_structp png, png_infop info, const png_shim_picture *picture) {
  int depth = is_packed(picture->form) ? picture->bit_depth : 8;
  png_set_IHDR(png, info, picture->width, picture->height, depth, color_type(picture->form), PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (picture->form == PNG_SHIM_PALETTE) set_palette(png, info, picture);
  if (picture->key >= 0) set_key(png, info, picture->key);
  png_write_info(png, info);
}

/* Writes a file. libpng writes the chunks; the compressed rows in them are made here, in half the time that zlib takes. */
static image_shim_status run(write_job *job, const png_shim_picture *picture) {
  if (setjmp(png_jmpbuf(job->png))) return job->refused ? IMAGE_SHIM_REFUSED : IMAGE_SHIM_NO_MEMORY;
  png_set_write_fn(job->png, job, emit, nothing_to_flush);
  png_set_user_limits(job->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  write_header(job->png, job->info, picture);
  for (uint32_t y = 0; y < picture->height; y++) {
    size_t length;
    const uint8_t *row = png_rows_next(job->rows, &length);
    deflate_add(job->coder, row, length);
  }
  deflate_finish(job->coder);
  png_write_chunk(job->png, (png_const_bytep) "IEND", NULL, 0);
  return IMAGE_SHIM_OK;
}

/* Whether all bytes of a picture of palette indices or grey levels lie below `count`. */
static int has_sound_bytes(const png_shim_picture *picture, int count) {
  for (uint32_t y = 0; y < picture->height; y++) {
    const uint8_t *row = picture->pixels + (size_t)y * picture->row_bytes;
    uint8_t highest = 0;
    for (uint32_t x = 0; x < picture->width; x++) highest = row[x] > highest ? row[x] : highest;
    if (highest >= count) return 0;
  }
  return 1;
}

static int has_sound_palette(const png_shim_picture *picture) {
  if (picture->palette == NULL || picture->palette_count < 1 || picture->palette_count > 1 << picture->bit_depth) return 0;
  return picture->key < 0 && has_sound_bytes(picture, picture->palette_count);
}

static int has_sound_depth(const png_shim_picture *picture) {
  int depth = picture->bit_depth;
  return depth == 1 || depth == 2 || depth == 4 || depth == 8;
}

static int is_sound(const png_shim_picture *picture, const png_shim_options *options) {
  if (picture == NULL || options == NULL || picture->pixels == NULL) return 0;
  if (options->effort < 0 || options->effort > deflate_effort_limit) return 0;
  if ((int)options->filter < 0 || options->filter > PNG_SHIM_FILTER_REPEATS) return 0;
  if (picture->width < 1 || picture->width > PNG_UINT_31_MAX) return 0;
  if (picture->height < 1 || picture->height > PNG_UINT_31_MAX) return 0;
  switch (picture->form) {
    case PNG_SHIM_RGB:
      return picture->row_bytes / 4 >= picture->width && picture->key <= 0xFFFFFF;
    case PNG_SHIM_RGBA:
      return picture->row_bytes / 4 >= picture->width && picture->key < 0;
    case PNG_SHIM_PALETTE:
      return picture->row_bytes >= picture->width && has_sound_depth(picture) && has_sound_palette(picture);
    case PNG_SHIM_GRAY:
      return picture->row_bytes >= picture->width && has_sound_depth(picture) &&
             picture->key < 1 << picture->bit_depth && has_sound_bytes(picture, 1 << picture->bit_depth);
    case PNG_SHIM_GRAY_ALPHA:
      return picture->row_bytes / 2 >= picture->width && picture->key < 0;
  }
  return 0;
}

image_shim_status png_shim_write(const png_shim_picture *picture, const png_shim_options *options,
                               png_shim_sink sink, void *context, char *message, size_t message_size) {
  write_job job = {.sink = sink, .context = context, .message = {message, message_size}};
  say(job.message, "");
  if (sink == NULL || !is_sound(picture, options)) {
    say(job.message, "the picture or an option is not valid");
    return IMAGE_SHIM_BAD_ARGUMENT;
  }
  job.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &job.message, fail, ignore);
  job.info = job.png == NULL ? NULL : png_create_info_struct(job.png);
  job.rows = png_rows_make(picture, options->filter);
  job.coder = deflate_make(options->effort, emit_data, job.png);
  image_shim_status status = IMAGE_SHIM_NO_MEMORY;
  if (job.info != NULL && job.rows != NULL && job.coder != NULL) status = run(&job, picture);
  deflate_free(job.coder);
  png_rows_free(job.rows);
  png_destroy_write_struct(&job.png, &job.info);
  return status;
}
