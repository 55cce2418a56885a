// The door between the engine and image files. LookKit calls these functions and ImageFiles defines them; the linker joins the
// two. So the engine compiles without the codecs, and whatever links both reads and writes images without a set-up call.
//
// Pixels are premultiplied sRGB: four bytes each (R, G, B, A), row after row from the top left, without gaps. What a function hands
// to a callback is valid until the callback returns.

#ifndef IMAGE_FILES_H
#define IMAGE_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef void (*image_files_pixels)(void *context, uint32_t width, uint32_t height, const uint8_t *pixels);
typedef void (*image_files_bytes)(void *context, const uint8_t *bytes, size_t count);

// Reads an image, whose format its first bytes tell. False, and no call of `give`, if they are no image or a broken one.
bool image_files_read(const uint8_t *bytes, size_t count, image_files_pixels give, void *context);

// Reads an image file. False, and no call of `give`, if there is none at the path or it cannot be read.
bool image_files_read_path(const char *path, image_files_pixels give, void *context);

// Writes a PNG without loss. False, and no call of `give`, if memory ran out. Both sides are in 1...16,384.
bool image_files_write_png(
    uint32_t width, uint32_t height, const uint8_t *pixels, image_files_bytes give, void *context);

// Writes a JPEG over white, at a quality from 0 to 1. False, and no call of `give`, if memory ran out. Both sides are in 1...16,384.
bool image_files_write_jpeg(
    uint32_t width, uint32_t height, const uint8_t *pixels, double quality, image_files_bytes give, void *context);

#endif
