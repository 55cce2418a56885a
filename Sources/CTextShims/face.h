#ifndef FACE_H
#define FACE_H

#include <harfbuzz/hb.h>

#include "text_shim.h"

struct text_shim_face {
  /* Immutable, so that threads may share it. Its scale is the em: all positions are in font units. */
  hb_font_t *font;
  hb_face_t *face;
  hb_draw_funcs_t *draw;
};

/* What text_shim_outline draws by. */
hb_draw_funcs_t *outline_functions(void);

#endif
