#pragma once

#include <stddef.h>
#include <stdint.h>

/// A file of this package's sources, whose bytes stand in the program, and how many they are; NULL where none has that path.
///
/// The path begins at `Sources`: "Goldens/Page/report.js".
const uint8_t *embedded_file(const char *wanted, size_t *length);
