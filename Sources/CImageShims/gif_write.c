#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

#include "gif_lzw.h"
#include "gif_rows.h"
#include "gif_shim.h"
#include "message.h"

enum { outlet_size = 1 << 15 };

/* Where giflib's many short writes are gathered. `closed` swallows what a piece of a file must not hold. */
typedef struct {
  gif_shim_sink sink;
  void *context;
  int closed;
  int refused;
  size_t count;
  uint8_t bytes[outlet_size];
} outlet;

static void flush(outlet *out) {
  if (out->count > 0 && !out->refused && out->sink(out->context, out->bytes, out->count) != 0) out->refused = 1;
  out->count = 0;
}

static int emit(GifFileType *gif, const GifByteType *bytes, int length) {
  outlet *out = gif->UserData;
  if (out->closed) return length;
  if (out->refused) return 0;
  if (out->count + (size_t)length > outlet_size) flush(out);
  memcpy(out->bytes + out->count, bytes, (size_t)length);
  out->count += (size_t)length;
  return length;
}

static gif_shim_status complain(message_room message, gif_shim_status status, const char *words) {
  say(message, words);
  return status;
}

static gif_shim_status giflib_failed(message_room message, int error) {
  const char *words = GifErrorString(error);
  return complain(message, GIF_SHIM_NO_MEMORY, words == NULL ? "giflib gives no reason" : words);
}

/* GIF tables hold 2, 4, 8 … 256 entries. */
static int table_size(int count) {
  int size = 2;
  while (size < count) size *= 2;
  return size;
}

/* Null when memory is short. */
static ColorMapObject *make_map(const uint8_t *palette, int count) {
  ColorMapObject *map = GifMakeMapObject(table_size(count), NULL);
  if (map == NULL) return NULL;
  for (int entry = 0; entry < count; entry++) {
    const uint8_t *rgb = palette + (size_t)entry * 3;
    map->Colors[entry] = (GifColorType){rgb[0], rgb[1], rgb[2]};
  }
  return map;
}

/* What one job writes, between opening giflib's file and closing it. Returns GIF_OK or GIF_ERROR. */
typedef int (*part)(GifFileType *gif, outlet *out, const void *what);

static gif_shim_status run(part write_part, const void *what, gif_shim_sink sink, void *context, message_room message) {
  outlet *out = malloc(sizeof *out);
  if (out == NULL) return complain(message, GIF_SHIM_NO_MEMORY, "out of memory");
  *out = (outlet){.sink = sink, .context = context, .closed = 1};
  int error = 0;
  gif_shim_status status = GIF_SHIM_OK;
  GifFileType *gif = EGifOpen(out, emit, &error);
  if (gif == NULL) {
    status = giflib_failed(message, error);
  } else {
    EGifSetGifVersion(gif, true);
    if (write_part(gif, out, what) != GIF_OK) status = giflib_failed(message, gif->Error);
    flush(out);
    out->closed = 1;
    EGifCloseFile(gif, &error);
    if (out->refused) status = complain(message, GIF_SHIM_REFUSED, "the output refused the bytes");
  }
  free(out);
  return status;
}

static int write_loop(GifFileType *gif, int32_t repeats) {
  const uint8_t count[] = {1, (uint8_t)(repeats & 255), (uint8_t)(repeats >> 8)};
  if (EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) != GIF_OK) return GIF_ERROR;
  if (EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") != GIF_OK) return GIF_ERROR;
  if (EGifPutExtensionBlock(gif, sizeof count, count) != GIF_OK) return GIF_ERROR;
  return EGifPutExtensionTrailer(gif);
}

static int put_screen(GifFileType *gif, uint32_t width, uint32_t height, const uint8_t *palette, int count) {
  ColorMapObject *map = count > 0 ? make_map(palette, count) : NULL;
  if (count > 0 && map == NULL) return GIF_ERROR;
  int result = EGifPutScreenDesc(gif, (int)width, (int)height, 8, 0, map);
  GifFreeMapObject(map);
  return result;
}

static int write_header_part(GifFileType *gif, outlet *out, const void *what) {
  const gif_shim_header *header = what;
  out->closed = 0;
  if (put_screen(gif, header->width, header->height, header->palette, header->palette_count) != GIF_OK) return GIF_ERROR;
  if (header->repeats >= 0 && write_loop(gif, header->repeats) != GIF_OK) return GIF_ERROR;
  if (header->comment != NULL && header->comment[0] != 0) return EGifPutComment(gif, header->comment);
  return GIF_OK;
}

static int fits_16_bits(uint32_t side) { return side >= 1 && side <= 65535; }

static int is_sound_palette(const uint8_t *palette, int count) {
  return palette == NULL ? count == 0 : count >= 1 && count <= 256;
}

gif_shim_status gif_shim_write_header(const gif_shim_header *header, gif_shim_sink sink, void *context,
                                      char *text, size_t text_size) {
  message_room message = {text, text_size};
  say(message, "");
  if (sink == NULL || header == NULL || !fits_16_bits(header->width) || !fits_16_bits(header->height) ||
      !is_sound_palette(header->palette, header->palette_count) || header->repeats < -1 || header->repeats > 65535) {
    return complain(message, GIF_SHIM_BAD_ARGUMENT, "the header is not valid");
  }
  return run(write_header_part, header, sink, context, message);
}

static int write_control(GifFileType *gif, const gif_shim_frame *frame) {
  GraphicsControlBlock control = {
      .DisposalMode = (int)frame->disposal,
      .UserInputFlag = false,
      .DelayTime = (int)frame->delay,
      .TransparentColor = frame->transparent < 0 ? NO_TRANSPARENT_COLOR : frame->transparent,
  };
  GifByteType bytes[4];
  size_t length = EGifGCBToExtension(&control, bytes);
  return EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, (int)length, bytes);
}

/* giflib takes compressed bytes in blocks that begin with their length. */
static int put_blocks(GifFileType *gif, const uint8_t *bytes, size_t length) {
  GifByteType block[256];
  for (size_t at = 0; at < length; at += block[0]) {
    block[0] = (GifByteType)(length - at < 255 ? length - at : 255);
    memcpy(block + 1, bytes + at, block[0]);
    if (EGifPutCode(gif, 0, block) != GIF_OK) return GIF_ERROR;
  }
  return EGifPutCode(gif, 0, NULL);
}

static int write_pixels(GifFileType *gif, const gif_shim_frame *frame) {
  gif_lzw_coder *coder = gif_lzw_make();
  size_t length = 0;
  const uint8_t *bytes = coder == NULL ? NULL : gif_rows_encode(coder, frame, &length);
  int result = bytes == NULL ? GIF_ERROR : put_blocks(gif, bytes, length);
  if (bytes == NULL) gif->Error = E_GIF_ERR_NOT_ENOUGH_MEM;
  gif_lzw_free(coder);
  return result;
}

/* giflib needs a screen before a frame; its palette sets the code size where the frame has none of its own. */
static int write_frame_part(GifFileType *gif, outlet *out, const void *what) {
  const gif_shim_frame *frame = what;
  if (put_screen(gif, 1, 1, frame->palette, frame->palette_count) != GIF_OK) return GIF_ERROR;
  ColorMapObject *map = frame->uses_header_palette ? NULL : make_map(frame->palette, frame->palette_count);
  if (!frame->uses_header_palette && map == NULL) return GIF_ERROR;
  out->closed = 0;
  int result = write_control(gif, frame);
  if (result == GIF_OK) {
    result = EGifPutImageDesc(gif, (int)frame->left, (int)frame->top, (int)frame->width, (int)frame->height, false, map);
  }
  GifFreeMapObject(map);
  return result == GIF_OK ? write_pixels(gif, frame) : result;
}

static int has_sound_indices(const gif_shim_frame *frame) {
  uint8_t highest = 0;
  size_t count = (size_t)frame->width * frame->height;
  for (size_t at = 0; at < count; at++) highest = frame->indices[at] > highest ? frame->indices[at] : highest;
  return highest < table_size(frame->palette_count);
}

static int is_sound_frame(const gif_shim_frame *frame) {
  if (frame == NULL || frame->indices == NULL || frame->palette == NULL) return 0;
  if (!fits_16_bits(frame->width) || !fits_16_bits(frame->height)) return 0;
  if (frame->left > 65535 || frame->top > 65535 || frame->delay > 65535) return 0;
  if (frame->palette_count < 1 || frame->palette_count > 256) return 0;
  if ((int)frame->disposal < 0 || frame->disposal > GIF_SHIM_DISPOSE_PREVIOUS) return 0;
  if (frame->transparent < -1 || frame->transparent >= table_size(frame->palette_count)) return 0;
  if (frame->stays != NULL && frame->transparent < 0) return 0;
  if (frame->tolerance > 255 * 16) return 0;
  return has_sound_indices(frame);
}

gif_shim_status gif_shim_write_frame(const gif_shim_frame *frame, gif_shim_sink sink, void *context,
                                     char *text, size_t text_size) {
  message_room message = {text, text_size};
  say(message, "");
  if (sink == NULL || !is_sound_frame(frame)) {
    return complain(message, GIF_SHIM_BAD_ARGUMENT, "the frame is not valid");
  }
  return run(write_frame_part, frame, sink, context, message);
}

gif_shim_status gif_shim_write_trailer(gif_shim_sink sink, void *context, char *text, size_t text_size) {
  message_room message = {text, text_size};
  say(message, "");
  if (sink == NULL) return complain(message, GIF_SHIM_BAD_ARGUMENT, "the sink is null");
  static const uint8_t trailer[] = {';'};
  if (sink(context, trailer, sizeof trailer) == 0) return GIF_SHIM_OK;
  return complain(message, GIF_SHIM_REFUSED, "the output refused the bytes");
}
