#ifndef MEMORY_FILE_H
#define MEMORY_FILE_H

/*
 * Bytes that other programs can read as a file, though no directory has it: /dev/fd/N names it where N is a descriptor of it.
 * The bytes lie in memory; where the system has no such files, in a temporary file without a name.
 */

#include <stddef.h>
#include <stdint.h>

/* Makes a file of bytes. Returns a descriptor that no child inherits but by its list, or -errno. */
int32_t memory_file_make(const void *bytes, size_t count);

#endif
