#ifndef JPEG_SHIM_H
#define JPEG_SHIM_H

/*
 * JPEG in memory, over libjpeg-turbo. image_shim.h is the manual of its jobs.
 *
 * Errors      libjpeg's longjmp never leaves the C function that called setjmp, and nothing is printed.
 * Colours     8-bit sRGB; embedded profiles change nothing.
 * Sameness    The accurate integer transform is used, whose results are the same with and without vector instructions.
 */

#include "image_shim.h"

/*
 * Reads the header alone, for the size of the `pixels` that jpeg_shim_read will need. A file too short to hold that many pixels is
 * refused, so that nobody takes memory for a picture that is not there.
 */
image_shim_status jpeg_shim_read_size(const uint8_t *bytes, size_t length, const image_shim_limits *limits,
                                    uint32_t *width, uint32_t *height, char *message, size_t message_size);

/*
 * Reads a whole JPEG into `pixels`, R G B 255, `width` * `height` * 4 bytes without gaps; both sizes must be the file's own.
 *
 * Baseline and progressive files are read, of grey, RGB, YCbCr, CMYK and YCCK; the last two are printers' inks, shown as the product of
 * ink and black. Arithmetic coding, more than 8 bits a sample and more than 200 scans are errors, as are damaged data and a missing
 * end. After a failure `pixels` holds anything.
 */
image_shim_status jpeg_shim_read(const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *pixels,
                               char *message, size_t message_size);

/* Takes `length` bytes (never 0); nonzero refuses them and ends the job. It must return: no unwinding, no longjmp. */
typedef int (*jpeg_shim_sink)(void *context, const uint8_t *bytes, size_t length);

/*
 * Writes a picture of R, G, B and a byte that is ignored, without gaps. Both sizes are in 1...65,500, and `quality` is in 1...100.
 * After a failure the sink holds a part of a file.
 */
image_shim_status jpeg_shim_write(uint32_t width, uint32_t height, const uint8_t *pixels, int quality, jpeg_shim_sink sink,
                                void *context, char *message, size_t message_size);

#endif
