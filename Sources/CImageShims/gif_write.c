#include <gif_lib.h>
#include <string.h>

#include "gif_shim.h"

/* The room that giflib's bytes go to. A closed outlet drops the bytes that giflib writes before and after the wanted part. */
typedef struct {
  uint8_t *bytes;
  size_t room;
  size_t count;
  int is_closed;
  /* Set once a write did not fit, because giflib does not check the result of all its writes. */
  int is_full;
} outlet;

static int emit(GifFileType *gif, const GifByteType *bytes, int length) {
  outlet *out = gif->UserData;
  if (out->is_closed) return length;
  if ((size_t)length > out->room - out->count) out->is_full = 1;
  if (out->is_full) return 0;
  memcpy(out->bytes + out->count, bytes, (size_t)length);
  out->count += (size_t)length;
  return length;
}

/* Null when memory is short. */
static ColorMapObject *make_map(const uint8_t *palette, int count) {
  ColorMapObject *map = GifMakeMapObject(count, NULL);
  for (int entry = 0; map != NULL && entry < count; entry++) {
    const uint8_t *rgb = palette + (size_t)entry * 4;
    map->Colors[entry] = (GifColorType){rgb[0], rgb[1], rgb[2]};
  }
  return map;
}

static int put_screen(GifFileType *gif, uint32_t width, uint32_t height, const uint8_t *palette, int count) {
  ColorMapObject *map = make_map(palette, count);
  int result = map == NULL ? GIF_ERROR : EGifPutScreenDesc(gif, (int)width, (int)height, 8, 0, map);
  GifFreeMapObject(map);
  return result;
}

static int put_loop(GifFileType *gif, int32_t repeats) {
  const uint8_t count[] = {1, (uint8_t)(repeats & 255), (uint8_t)(repeats >> 8)};
  if (EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) != GIF_OK) return GIF_ERROR;
  if (EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") != GIF_OK) return GIF_ERROR;
  if (EGifPutExtensionBlock(gif, sizeof count, count) != GIF_OK) return GIF_ERROR;
  return EGifPutExtensionTrailer(gif);
}

/* A function that writes its part between the opening and the closing of giflib's file. Returns GIF_OK or GIF_ERROR. */
typedef int (*part)(GifFileType *gif, outlet *out, const void *what);

static int put_header(GifFileType *gif, outlet *out, const void *what) {
  const gif_shim_header *header = what;
  out->is_closed = 0;
  if (put_screen(gif, header->width, header->height, header->palette, header->palette_count) != GIF_OK) return GIF_ERROR;
  if (header->repeats >= 0 && put_loop(gif, header->repeats) != GIF_OK) return GIF_ERROR;
  return header->comment[0] == 0 ? GIF_OK : EGifPutComment(gif, header->comment);
}

static int put_control(GifFileType *gif, const gif_shim_image *image) {
  const GraphicsControlBlock control = {
      .DisposalMode = (int)image->disposal,
      .DelayTime = (int)image->delay,
      .TransparentColor = image->transparent < 0 ? NO_TRANSPARENT_COLOR : image->transparent,
  };
  GifByteType bytes[4];
  size_t length = EGifGCBToExtension(&control, bytes);
  return EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, (int)length, bytes);
}

/* giflib takes compressed bytes in blocks that begin with their length. */
static int put_codes(GifFileType *gif, const uint8_t *bytes, size_t length) {
  GifByteType block[256];
  for (size_t at = 0; at < length; at += block[0]) {
    block[0] = (GifByteType)(length - at < 255 ? length - at : 255);
    memcpy(block + 1, bytes + at, block[0]);
    if (EGifPutCode(gif, 0, block) != GIF_OK) return GIF_ERROR;
  }
  return EGifPutCode(gif, 0, NULL);
}

/* Writes an image. giflib needs a screen before it, whose palette sets the code size if the image has no palette of its own. */
static int put_image(GifFileType *gif, outlet *out, const void *what) {
  const gif_shim_image *image = what;
  if (put_screen(gif, 1, 1, image->palette, image->palette_count) != GIF_OK) return GIF_ERROR;
  ColorMapObject *map = image->uses_header_palette ? NULL : make_map(image->palette, image->palette_count);
  if (!image->uses_header_palette && map == NULL) return GIF_ERROR;
  out->is_closed = 0;
  int result = put_control(gif, image);
  if (result == GIF_OK) {
    result = EGifPutImageDesc(gif, (int)image->left, (int)image->top, (int)image->width, (int)image->height, false, map);
  }
  GifFreeMapObject(map);
  return result == GIF_OK ? put_codes(gif, image->codes, image->code_length) : result;
}

static size_t run(part put, const void *what, uint8_t *bytes, size_t room) {
  outlet out = {.bytes = bytes, .room = room, .is_closed = 1};
  int error = 0;
  GifFileType *gif = EGifOpen(&out, emit, &error);
  if (gif == NULL) return 0;
  EGifSetGifVersion(gif, true);
  int result = put(gif, &out, what);
  out.is_closed = 1;
  EGifCloseFile(gif, &error);
  return result == GIF_OK && !out.is_full ? out.count : 0;
}

size_t gif_shim_write_header(const gif_shim_header *header, uint8_t *bytes, size_t room) {
  return run(put_header, header, bytes, room);
}

size_t gif_shim_write_image(const gif_shim_image *image, uint8_t *bytes, size_t room) {
  return run(put_image, image, bytes, room);
}
