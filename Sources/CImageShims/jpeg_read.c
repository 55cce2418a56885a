#include <string.h>

#include "jpeg_errors.h"
#include "jpeg_shim.h"

typedef struct {
  jpeg_errors errors;
  struct jpeg_decompress_struct jpeg;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  size_t length;
  uint32_t width;
  uint32_t height;
  /* Null to stop after the header. */
  uint8_t *pixels;
  const image_shim_limits *limits;
} read_job;

/* MARK: The bytes */

static void do_nothing(j_decompress_ptr jpeg) { (void)jpeg; }

static boolean end_too_soon(j_decompress_ptr jpeg) {
  jpeg_refuse((j_common_ptr)jpeg, IMAGE_SHIM_DAMAGED, "the file ends too soon");
  return FALSE;
}

static void skip(j_decompress_ptr jpeg, long count) {
  if (count <= 0) return;
  if ((size_t)count > jpeg->src->bytes_in_buffer) end_too_soon(jpeg);
  jpeg->src->next_input_byte += count;
  jpeg->src->bytes_in_buffer -= (size_t)count;
}

static void set_source(read_job *job, const uint8_t *bytes) {
  job->source = (struct jpeg_source_mgr){
      .next_input_byte = bytes,
      .bytes_in_buffer = job->length,
      .init_source = do_nothing,
      .fill_input_buffer = end_too_soon,
      .skip_input_data = skip,
      .resync_to_restart = jpeg_resync_to_restart,
      .term_source = do_nothing,
  };
  job->jpeg.src = &job->source;
}

/* MARK: Limits */

/* A scan may cost a walk over the whole picture and take few bytes. Cameras and programs write ten or so. */
enum { most_scans = 200 };

static void count_scans(j_common_ptr jpeg) {
  if (((j_decompress_ptr)jpeg)->input_scan_number <= most_scans) return;
  jpeg_refuse(jpeg, IMAGE_SHIM_DAMAGED, "it has too many scans");
}

/* Each block of 64 pixels takes one bit at least. */
enum { most_expansion = 512 };

static void expect_limits(read_job *job) {
  j_common_ptr jpeg = (j_common_ptr)&job->jpeg;
  job->width = job->jpeg.image_width;
  job->height = job->jpeg.image_height;
  if (exceeds(job->limits, job->width, job->height)) {
    jpeg_refuse(jpeg, IMAGE_SHIM_TOO_LARGE, "the picture is larger than the limit");
  }
  if ((uint64_t)job->width * job->height / most_expansion > job->length) {
    jpeg_refuse(jpeg, IMAGE_SHIM_DAMAGED, "the file is too short for a picture of its size");
  }
}

/* MARK: Colours */

static int is_of_inks(const read_job *job) {
  return job->jpeg.jpeg_color_space == JCS_CMYK || job->jpeg.jpeg_color_space == JCS_YCCK;
}

static void choose_colors(read_job *job) {
  if (job->jpeg.arith_code) jpeg_refuse((j_common_ptr)&job->jpeg, IMAGE_SHIM_DAMAGED, "it is coded arithmetically");
  if (job->jpeg.jpeg_color_space == JCS_UNKNOWN) {
    jpeg_refuse((j_common_ptr)&job->jpeg, IMAGE_SHIM_DAMAGED, "its colours are of an unknown kind");
  }
  job->jpeg.out_color_space = is_of_inks(job) ? JCS_CMYK : JCS_EXT_RGBA;
  job->jpeg.dct_method = JDCT_ISLOW;
  job->jpeg.do_fancy_upsampling = TRUE;
}

/* Four inks become a colour, in place. Adobe's programs write how much of each ink is left out. */
static void show_inks(const read_job *job, uint8_t *row) {
  uint8_t flip = job->jpeg.saw_Adobe_marker ? 0 : 255;
  for (uint32_t x = 0; x < job->width; x++, row += 4) {
    unsigned black = row[3] ^ flip;
    for (int ink = 0; ink < 3; ink++) row[ink] = (uint8_t)(((unsigned)(row[ink] ^ flip) * black + 127) / 255);
    row[3] = 255;
  }
}

/* MARK: The job */

static void read_pixels(read_job *job) {
  if (job->jpeg.image_width != job->width || job->jpeg.image_height != job->height) {
    jpeg_refuse((j_common_ptr)&job->jpeg, IMAGE_SHIM_BAD_ARGUMENT, "the picture's size is another");
  }
  choose_colors(job);
  job->progress.progress_monitor = count_scans;
  job->jpeg.progress = &job->progress;
  jpeg_start_decompress(&job->jpeg);
  while (job->jpeg.output_scanline < job->height) {
    uint8_t *row = job->pixels + (size_t)job->jpeg.output_scanline * job->width * 4;
    if (jpeg_read_scanlines(&job->jpeg, &row, 1) != 1) end_too_soon(&job->jpeg);
    if (is_of_inks(job)) show_inks(job, row);
  }
  jpeg_finish_decompress(&job->jpeg);
}

static image_shim_status run(read_job *job, const uint8_t *bytes) {
  if (setjmp(job->errors.place)) return job->errors.status;
  jpeg_create_decompress(&job->jpeg);
  set_source(job, bytes);
  jpeg_read_header(&job->jpeg, TRUE);
  if (job->pixels == NULL) expect_limits(job);
  else read_pixels(job);
  return IMAGE_SHIM_OK;
}

static image_shim_status start(read_job *job, const uint8_t *bytes, message_room message) {
  say(message, "");
  job->jpeg.err = jpeg_errors_start(&job->errors, message);
  image_shim_status status = run(job, bytes);
  /* It frees what there is, and does nothing where nothing was made. */
  jpeg_destroy_decompress(&job->jpeg);
  return status;
}

static image_shim_status miss_pointer(message_room message) {
  say(message, "a pointer is null");
  return IMAGE_SHIM_BAD_ARGUMENT;
}

image_shim_status jpeg_shim_read_size(const uint8_t *bytes, size_t length, const image_shim_limits *limits,
                                    uint32_t *width, uint32_t *height, char *message, size_t message_size) {
  message_room room = {message, message_size};
  if (bytes == NULL || limits == NULL || width == NULL || height == NULL) return miss_pointer(room);
  read_job job;
  memset(&job, 0, sizeof job);
  job.length = length;
  job.limits = limits;
  image_shim_status status = start(&job, bytes, room);
  *width = job.width;
  *height = job.height;
  return status;
}

image_shim_status jpeg_shim_read(const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *pixels,
                               char *message, size_t message_size) {
  message_room room = {message, message_size};
  if (bytes == NULL || pixels == NULL) return miss_pointer(room);
  read_job job;
  memset(&job, 0, sizeof job);
  job.length = length;
  job.width = width;
  job.height = height;
  job.pixels = pixels;
  return start(&job, bytes, room);
}
