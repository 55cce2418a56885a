#include <string.h>

#include "jpeg_errors.h"
#include "jpeg_shim.h"

typedef struct {
  jpeg_errors errors;
  struct jpeg_compress_struct jpeg;
  struct jpeg_destination_mgr destination;
  jpeg_shim_sink sink;
  void *context;
  uint8_t room[4096];
} write_job;

static write_job *job_of(j_compress_ptr jpeg) { return jpeg->client_data; }

static void start_room(j_compress_ptr jpeg) {
  write_job *job = job_of(jpeg);
  job->destination.next_output_byte = job->room;
  job->destination.free_in_buffer = sizeof job->room;
}

/* The sink has returned when libjpeg's frames are left by a jump. */
static void hand_out(j_compress_ptr jpeg, size_t count) {
  write_job *job = job_of(jpeg);
  if (count == 0 || job->sink(job->context, job->room, count) == 0) return;
  jpeg_refuse((j_common_ptr)jpeg, IMAGE_SHIM_REFUSED, "the output refused the bytes");
}

static boolean empty_room(j_compress_ptr jpeg) {
  hand_out(jpeg, sizeof job_of(jpeg)->room);
  start_room(jpeg);
  return TRUE;
}

static void end_room(j_compress_ptr jpeg) {
  write_job *job = job_of(jpeg);
  hand_out(jpeg, sizeof job->room - job->destination.free_in_buffer);
}

static void set_up(write_job *job, uint32_t width, uint32_t height, int quality) {
  job->destination = (struct jpeg_destination_mgr){
      .init_destination = start_room, .empty_output_buffer = empty_room, .term_destination = end_room};
  job->jpeg.dest = &job->destination;
  job->jpeg.client_data = job;
  job->jpeg.image_width = width;
  job->jpeg.image_height = height;
  job->jpeg.input_components = 4;
  job->jpeg.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&job->jpeg);
  jpeg_set_quality(&job->jpeg, quality, TRUE);
  job->jpeg.dct_method = JDCT_ISLOW;
  job->jpeg.optimize_coding = TRUE;
}

static image_shim_status run(write_job *job, uint32_t width, uint32_t height, const uint8_t *pixels, int quality) {
  if (setjmp(job->errors.place)) return job->errors.status;
  jpeg_create_compress(&job->jpeg);
  set_up(job, width, height, quality);
  jpeg_start_compress(&job->jpeg, TRUE);
  while (job->jpeg.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)job->jpeg.next_scanline * width * 4);
    jpeg_write_scanlines(&job->jpeg, &row, 1);
  }
  jpeg_finish_compress(&job->jpeg);
  return IMAGE_SHIM_OK;
}

image_shim_status jpeg_shim_write(uint32_t width, uint32_t height, const uint8_t *pixels, int quality, jpeg_shim_sink sink,
                                void *context, char *message, size_t message_size) {
  message_room room = {message, message_size};
  say(room, "");
  if (pixels == NULL || sink == NULL || width < 1 || height < 1 || width > JPEG_MAX_DIMENSION || height > JPEG_MAX_DIMENSION ||
      quality < 1 || quality > 100) {
    say(room, "the picture or an option is not valid");
    return IMAGE_SHIM_BAD_ARGUMENT;
  }
  write_job job;
  memset(&job, 0, sizeof job);
  job.sink = sink;
  job.context = context;
  job.jpeg.err = jpeg_errors_start(&job.errors, room);
  image_shim_status status = run(&job, width, height, pixels, quality);
  jpeg_destroy_compress(&job.jpeg);
  return status;
}
