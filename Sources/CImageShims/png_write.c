#include <png.h>
#include <setjmp.h>
#include <string.h>
#include <zlib.h>

#include "message.h"
#include "png_shim.h"

typedef struct {
  png_shim_sink sink;
  void *context;
  message_room message;
  int refused;
} write_job;

static void fail(png_structp png, png_const_charp words) {
  write_job *job = png_get_error_ptr(png);
  say(job->message, words);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

/* The sink has returned when png_error jumps: only libpng's frames and ours are unwound. */
static void emit(png_structp png, png_bytep bytes, size_t length) {
  write_job *job = png_get_io_ptr(png);
  if (length == 0 || job->sink(job->context, bytes, length) == 0) return;
  job->refused = 1;
  png_error(png, "the output refused the bytes");
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
  if (is_packed(picture->form)) png_set_packing(png);
  if (picture->form == PNG_SHIM_RGB) png_set_filler(png, 0, PNG_FILLER_AFTER);
}

static int filters(png_shim_filter filter) {
  static const int sets[] = {
      [PNG_SHIM_FILTER_NONE] = PNG_FILTER_NONE, [PNG_SHIM_FILTER_SUB] = PNG_FILTER_SUB,
      [PNG_SHIM_FILTER_UP] = PNG_FILTER_UP,     [PNG_SHIM_FILTER_AVERAGE] = PNG_FILTER_AVG,
      [PNG_SHIM_FILTER_PAETH] = PNG_FILTER_PAETH, [PNG_SHIM_FILTER_ADAPTIVE] = PNG_ALL_FILTERS,
  };
  return sets[filter];
}

static png_shim_status run(write_job *job, png_structp png, png_infop info, const png_shim_picture *picture,
                           const png_shim_options *options) {
  if (setjmp(png_jmpbuf(png))) return job->refused ? PNG_SHIM_REFUSED : PNG_SHIM_NO_MEMORY;
  png_set_write_fn(png, job, emit, nothing_to_flush);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(png, options->compression_level);
  png_set_compression_mem_level(png, 9);
  if (options->only_runs) png_set_compression_strategy(png, Z_RLE);
  png_set_compression_buffer_size(png, 1 << 16);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters(options->filter));
  write_header(png, info, picture);
  for (uint32_t y = 0; y < picture->height; y++) png_write_row(png, picture->pixels + (size_t)y * picture->row_bytes);
  png_write_end(png, NULL);
  return PNG_SHIM_OK;
}

/* All bytes of a packed picture lie below `count`. */
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
  if (options->compression_level < 0 || options->compression_level > 9) return 0;
  if ((int)options->filter < 0 || options->filter > PNG_SHIM_FILTER_ADAPTIVE) return 0;
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

png_shim_status png_shim_write(const png_shim_picture *picture, const png_shim_options *options,
                               png_shim_sink sink, void *context, char *message, size_t message_size) {
  write_job job = {sink, context, {message, message_size}, 0};
  say(job.message, "");
  if (sink == NULL || !is_sound(picture, options)) {
    say(job.message, "the picture or an option is not valid");
    return PNG_SHIM_BAD_ARGUMENT;
  }
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &job, fail, ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  png_shim_status status = PNG_SHIM_NO_MEMORY;
  if (info != NULL) status = run(&job, png, info, picture, options);
  png_destroy_write_struct(&png, &info);
  return status;
}
