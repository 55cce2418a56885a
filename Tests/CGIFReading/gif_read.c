#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

#include "gif_read.h"
#include "image_job.h"

typedef struct {
  const uint8_t *next;
  size_t left;
  const image_shim_limits *limits;
  const gif_shim_reader *reader;
  void *context;
  message_room message;
  uint32_t frames;
  int32_t repeats;
  /* The control block that the file states before the next frame. */
  GraphicsControlBlock control;
} read_job;

static int take(GifFileType *gif, GifByteType *bytes, int length) {
  read_job *job = gif->UserData;
  size_t count = (size_t)length < job->left ? (size_t)length : job->left;
  memcpy(bytes, job->next, count);
  job->next += count;
  job->left -= count;
  return (int)count;
}

static image_shim_status complain(read_job *job, image_shim_status status, const char *words) {
  say(job->message, words);
  return status;
}

static image_shim_status giflib_failed(read_job *job, int error) {
  if (error == D_GIF_ERR_NOT_ENOUGH_MEM) return complain(job, IMAGE_SHIM_NO_MEMORY, GifErrorString(error));
  const char *words = GifErrorString(error);
  return complain(job, IMAGE_SHIM_DAMAGED, words == NULL ? "giflib gives no reason" : words);
}

/* The most pixels of a byte: it holds two LZW codes and a part of a third, and a code stands for 4096 pixels at most. */
enum { most_expansion = 3 * 4096 };

static image_shim_status check_image(read_job *job, const GifFileType *gif) {
  const GifImageDesc *image = &gif->Image;
  if (image->Width < 1 || image->Height < 1) return complain(job, IMAGE_SHIM_DAMAGED, "a frame is empty");
  if (exceeds(job->limits, (uint32_t)image->Width, (uint32_t)image->Height)) {
    return complain(job, IMAGE_SHIM_TOO_LARGE, "a frame is larger than the limit");
  }
  if ((uint64_t)image->Width * (uint64_t)image->Height / most_expansion > job->left) {
    return complain(job, IMAGE_SHIM_DAMAGED, "the file is too short for a frame of its size");
  }
  if (job->frames >= job->reader->max_frames) return complain(job, IMAGE_SHIM_TOO_LARGE, "there are more frames than the limit");
  if (image->ColorMap == NULL && gif->SColorMap == NULL) return giflib_failed(job, D_GIF_ERR_NO_COLOR_MAP);
  return IMAGE_SHIM_OK;
}

static int read_rows(GifFileType *gif, uint8_t *indices) {
  static const int starts[] = {0, 4, 2, 1};
  static const int steps[] = {8, 8, 4, 2};
  int width = gif->Image.Width, height = gif->Image.Height;
  int passes = gif->Image.Interlace ? 4 : 1;
  for (int pass = 0; pass < passes; pass++) {
    int step = passes == 1 ? 1 : steps[pass];
    for (int y = starts[pass]; y < height; y += step) {
      if (DGifGetLine(gif, indices + (size_t)y * (size_t)width, width) != GIF_OK) return GIF_ERROR;
    }
  }
  return GIF_OK;
}

static image_shim_status deliver(read_job *job, const GifFileType *gif, const uint8_t *indices) {
  const ColorMapObject *map = gif->Image.ColorMap != NULL ? gif->Image.ColorMap : gif->SColorMap;
  uint8_t palette[256 * 3];
  for (int entry = 0; entry < map->ColorCount; entry++) {
    palette[entry * 3] = map->Colors[entry].Red;
    palette[entry * 3 + 1] = map->Colors[entry].Green;
    palette[entry * 3 + 2] = map->Colors[entry].Blue;
  }
  gif_shim_frame frame = {
      .left = (uint32_t)gif->Image.Left,
      .top = (uint32_t)gif->Image.Top,
      .width = (uint32_t)gif->Image.Width,
      .height = (uint32_t)gif->Image.Height,
      .indices = indices,
      .palette = palette,
      .palette_count = map->ColorCount,
      .delay = (uint32_t)job->control.DelayTime,
      .disposal = (gif_shim_disposal)(job->control.DisposalMode & 3),
      .transparent = job->control.TransparentColor,
  };
  if (job->reader->frame(job->context, &frame) == 0) return IMAGE_SHIM_OK;
  return complain(job, IMAGE_SHIM_REFUSED, "the reader refused a frame");
}

static const GraphicsControlBlock no_control = {.TransparentColor = NO_TRANSPARENT_COLOR};

static image_shim_status read_image(read_job *job, GifFileType *gif) {
  if (DGifGetImageDesc(gif) != GIF_OK) return giflib_failed(job, gif->Error);
  image_shim_status status = check_image(job, gif);
  if (status != IMAGE_SHIM_OK) return status;
  uint8_t *indices = malloc((size_t)gif->Image.Width * (size_t)gif->Image.Height);
  if (indices == NULL) return complain(job, IMAGE_SHIM_NO_MEMORY, "out of memory");
  status = read_rows(gif, indices) == GIF_OK ? deliver(job, gif, indices) : giflib_failed(job, gif->Error);
  free(indices);
  job->frames++;
  job->control = no_control;
  return status;
}

/* `block` starts with its length. */
static void note_extension(read_job *job, int code, const GifByteType *block) {
  if (code == GRAPHICS_EXT_FUNC_CODE && block[0] == 4) DGifExtensionToGCB(block[0], block + 1, &job->control);
}

static image_shim_status read_extension(read_job *job, GifFileType *gif) {
  int code = 0, is_netscape = 0;
  GifByteType *block = NULL;
  if (DGifGetExtension(gif, &code, &block) != GIF_OK) return giflib_failed(job, gif->Error);
  for (int first = 1; block != NULL; first = 0) {
    if (first) note_extension(job, code, block);
    if (first && code == APPLICATION_EXT_FUNC_CODE) {
      is_netscape = block[0] == 11 && memcmp(block + 1, "NETSCAPE2.0", 11) == 0;
    } else if (is_netscape && block[0] == 3 && block[1] == 1) {
      job->repeats = block[2] | block[3] << 8;
    }
    if (DGifGetExtensionNext(gif, &block) != GIF_OK) return giflib_failed(job, gif->Error);
  }
  return IMAGE_SHIM_OK;
}

static image_shim_status read_records(read_job *job, GifFileType *gif) {
  for (;;) {
    GifRecordType type = UNDEFINED_RECORD_TYPE;
    if (DGifGetRecordType(gif, &type) != GIF_OK) return giflib_failed(job, gif->Error);
    if (type == TERMINATE_RECORD_TYPE) return IMAGE_SHIM_OK;
    image_shim_status status = type == IMAGE_DESC_RECORD_TYPE ? read_image(job, gif) : read_extension(job, gif);
    if (status != IMAGE_SHIM_OK) return status;
  }
}

static image_shim_status read_screen(read_job *job, const GifFileType *gif) {
  if (gif->SWidth < 1 || gif->SHeight < 1) return complain(job, IMAGE_SHIM_DAMAGED, "the screen is empty");
  if (exceeds(job->limits, (uint32_t)gif->SWidth, (uint32_t)gif->SHeight)) {
    return complain(job, IMAGE_SHIM_TOO_LARGE, "the picture is larger than the limit");
  }
  if (job->reader->screen(job->context, (uint32_t)gif->SWidth, (uint32_t)gif->SHeight) == 0) return IMAGE_SHIM_OK;
  return complain(job, IMAGE_SHIM_REFUSED, "the reader refused the screen");
}

static image_shim_status run(read_job *job, GifFileType *gif) {
  image_shim_status status = read_screen(job, gif);
  if (status == IMAGE_SHIM_OK) status = read_records(job, gif);
  if (status != IMAGE_SHIM_OK) return status;
  if (job->reader->end(job->context, job->repeats) == 0) return IMAGE_SHIM_OK;
  return complain(job, IMAGE_SHIM_REFUSED, "the reader refused the end");
}

image_shim_status gif_shim_read(const uint8_t *bytes, size_t length, const image_shim_limits *limits,
                              const gif_shim_reader *reader, void *context, char *message, size_t message_size) {
  read_job job = {bytes, length, limits, reader, context, {message, message_size}, 0, -1, no_control};
  say(job.message, "");
  if (bytes == NULL || limits == NULL || reader == NULL || reader->screen == NULL || reader->frame == NULL ||
      reader->end == NULL) {
    return complain(&job, IMAGE_SHIM_BAD_ARGUMENT, "a pointer is null");
  }
  int error = 0;
  GifFileType *gif = DGifOpen(&job, take, &error);
  if (gif == NULL) return giflib_failed(&job, error);
  image_shim_status status = run(&job, gif);
  DGifCloseFile(gif, &error);
  return status;
}
