#ifndef JPEG_ERRORS_H
#define JPEG_ERRORS_H

/* libjpeg's errors end a job by a jump to its function; its words go into the job's room. */

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>
/* After jpeglib.h, which it needs. */
#include <jerror.h>

#include "image_job.h"

typedef struct {
  /* First, because libjpeg hands out a pointer to it. */
  struct jpeg_error_mgr manager;
  message_room message;
  image_shim_status status;
  jmp_buf place;
} jpeg_errors;

/* Ends the job with words of ours. */
static inline void jpeg_refuse(j_common_ptr jpeg, image_shim_status status, const char *words) {
  jpeg_errors *errors = (jpeg_errors *)jpeg->err;
  errors->status = status;
  say(errors->message, words);
  longjmp(errors->place, 1);
}

static inline void jpeg_fail(j_common_ptr jpeg) {
  char words[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, words);
  jpeg_refuse(jpeg, jpeg->err->msg_code == JERR_OUT_OF_MEMORY ? IMAGE_SHIM_NO_MEMORY : IMAGE_SHIM_DAMAGED, words);
}

/* Of libjpeg's warnings, these tell of no damage to the picture. */
static inline int jpeg_is_harmless(int code) {
  return code == JWRN_EXTRANEOUS_DATA || code == JWRN_JFIF_MAJOR || code == JWRN_ADOBE_XFORM;
}

static inline void jpeg_warn(j_common_ptr jpeg, int level) {
  if (level < 0 && !jpeg_is_harmless(jpeg->err->msg_code)) jpeg_fail(jpeg);
}

static inline void jpeg_say_nothing(j_common_ptr jpeg) { (void)jpeg; }

static inline struct jpeg_error_mgr *jpeg_errors_start(jpeg_errors *errors, message_room message) {
  struct jpeg_error_mgr *manager = jpeg_std_error(&errors->manager);
  manager->error_exit = jpeg_fail;
  manager->emit_message = jpeg_warn;
  manager->output_message = jpeg_say_nothing;
  errors->message = message;
  errors->status = IMAGE_SHIM_OK;
  return manager;
}

#endif
