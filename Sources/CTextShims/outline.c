#include <math.h>

#include "face.h"

/* Numbers are passed on as the font has them; nothing is computed with them here. */
#pragma STDC FP_CONTRACT OFF

typedef struct {
  text_shim_outline_sink sink;
  void *context;
  unsigned count;
  text_shim_status status;
} outline_job;

static void hand_out(outline_job *job, text_shim_verb verb, const float *coordinates) {
  if (job->status != TEXT_SHIM_OK) return;
  for (int i = 0; i < 6; i++) {
    if (!isfinite(coordinates[i])) job->status = TEXT_SHIM_DAMAGED;
  }
  if (++job->count > TEXT_SHIM_OUTLINE_LIMIT) job->status = TEXT_SHIM_TOO_LARGE;
  if (job->status == TEXT_SHIM_OK && job->sink(job->context, verb, coordinates) != 0) job->status = TEXT_SHIM_REFUSED;
}

static void move_to(hb_draw_funcs_t *draw, void *job, hb_draw_state_t *state, float x, float y, void *user) {
  (void)draw, (void)state, (void)user;
  const float coordinates[6] = {x, y};
  hand_out(job, TEXT_SHIM_MOVE, coordinates);
}

static void line_to(hb_draw_funcs_t *draw, void *job, hb_draw_state_t *state, float x, float y, void *user) {
  (void)draw, (void)state, (void)user;
  const float coordinates[6] = {x, y};
  hand_out(job, TEXT_SHIM_LINE, coordinates);
}

static void quadratic_to(hb_draw_funcs_t *draw, void *job, hb_draw_state_t *state, float control_x, float control_y, float x,
                         float y, void *user) {
  (void)draw, (void)state, (void)user;
  const float coordinates[6] = {control_x, control_y, x, y};
  hand_out(job, TEXT_SHIM_QUADRATIC, coordinates);
}

static void cubic_to(hb_draw_funcs_t *draw, void *job, hb_draw_state_t *state, float x1, float y1, float x2, float y2, float x,
                     float y, void *user) {
  (void)draw, (void)state, (void)user;
  const float coordinates[6] = {x1, y1, x2, y2, x, y};
  hand_out(job, TEXT_SHIM_CUBIC, coordinates);
}

static void close_path(hb_draw_funcs_t *draw, void *job, hb_draw_state_t *state, void *user) {
  (void)draw, (void)state, (void)user;
  const float coordinates[6] = {0};
  hand_out(job, TEXT_SHIM_CLOSE, coordinates);
}

hb_draw_funcs_t *outline_functions(void) {
  hb_draw_funcs_t *draw = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(draw, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(draw, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(draw, quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(draw, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(draw, close_path, NULL, NULL);
  hb_draw_funcs_make_immutable(draw);
  return draw;
}

text_shim_status text_shim_outline(const text_shim_face *face, uint32_t glyph, text_shim_outline_sink sink, void *context) {
  if (face == NULL || sink == NULL) return TEXT_SHIM_BAD_ARGUMENT;
  outline_job job = {sink, context, 0, TEXT_SHIM_OK};
  hb_font_get_glyph_shape(face->font, glyph, face->draw, &job);
  return job.status;
}
