/*
 * Makes system calls fail, or notes them: loaded before a program by LD_PRELOAD.
 *
 * FAULT_CALL    which call: open write fsync rename link mkdir close read mmap malloc
 * FAULT_AT      which of them fails, from 1; 0 for none
 * FAULT_FOREVER if set, all after it fail as well
 * FAULT_ERRNO   with which error number; ENOSPC for one
 * FAULT_UNDER   only calls on files in this directory count; for malloc, only those that libpng, giflib, zlib or the program's own C
 *               make
 * FAULT_COUNT   a file that is told, at the end, how many calls of each kind there were
 * FAULT_NOTES   a file that gets a line for each path opened for writing, made, moved or removed, and for each socket
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *call, *under, *count_file;
static long fail_at, fail_errno, fails_forever;
static int notes = -1;
static int is_ready;

static const char *const names[] = {"open", "write", "fsync", "rename", "link", "mkdir", "close", "read", "mmap", "malloc"};
enum { NAMES = sizeof names / sizeof *names };
static atomic_long calls[NAMES];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* MARK: Whose call it is */

static struct { uintptr_t start, end; } ranges[16];
static int range_count;
static uintptr_t own_base;

static int add_range(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  const char *name = info->dlpi_name;
  if (!*name && !range_count) own_base = info->dlpi_addr;
  if (!strstr(name, "libpng") && !strstr(name, "libgif") && !strstr(name, "libjpeg") && !strstr(name, "libz.")) return 0;
  for (int i = 0; i < info->dlpi_phnum && range_count < 16; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    ranges[range_count].start = info->dlpi_addr + part->p_vaddr;
    ranges[range_count++].end = info->dlpi_addr + part->p_vaddr + part->p_memsz;
  }
  return 0;
}

static int begins(const char *name, const char *start) { return strncmp(name, start, strlen(start)) == 0; }

/* The program's own C lies together: from the first to the last of the functions that its symbol table has of those files. */
static void add_own_range(uintptr_t base) {
  int file = REAL(open)("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) return;
  const char *bytes = REAL(mmap)(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  REAL(close)(file);
  if (bytes == MAP_FAILED) return;
  const ElfW(Ehdr) *header = (const void *)bytes;
  const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
  uintptr_t start = UINTPTR_MAX, end = 0;
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    const ElfW(Sym) *symbols = (const void *)(bytes + sections[i].sh_offset);
    const char *names = bytes + sections[sections[i].sh_link].sh_offset;
    int is_own_file = 0;
    for (size_t k = 0; k < sections[i].sh_size / sizeof *symbols; k++) {
      const char *name = names + symbols[k].st_name;
      int type = symbols[k].st_info & 15, is_local = symbols[k].st_info >> 4 == STB_LOCAL;
      int is_own_name = begins(name, "gif_") || begins(name, "png_");
      if (type == STT_FILE) is_own_file = is_own_name;
      if (type != STT_FUNC || symbols[k].st_value == 0 || !(is_local ? is_own_file : is_own_name)) continue;
      if (symbols[k].st_value < start) start = symbols[k].st_value;
      if (symbols[k].st_value + symbols[k].st_size > end) end = symbols[k].st_value + symbols[k].st_size;
    }
  }
  munmap((void *)bytes, (size_t)status.st_size);
  if (start >= end || range_count == 16) return;
  ranges[range_count].start = base + start;
  ranges[range_count++].end = base + end;
}

static int is_of_codecs(void *caller) {
  for (int i = 0; i < range_count; i++)
    if ((uintptr_t)caller >= ranges[i].start && (uintptr_t)caller < ranges[i].end) return 1;
  return 0;
}

/* A path from the current directory has no room of its own: a program that is tested so is given paths of its directory only. */
static int is_under(const char *path) {
  if (under == NULL || path == NULL) return 0;
  if (*path != '/') return 1;
  size_t length = strlen(under);
  return strncmp(path, under, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static int descriptor_is_under(int descriptor) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return *path == '/' && is_under(path);
}

/* MARK: Failing and noting */

static int fails(const char *name) {
  int kind = 0;
  while (strcmp(names[kind], name) != 0) kind++;
  long number = atomic_fetch_add(&calls[kind], 1) + 1;
  if (call == NULL || strcmp(call, name) != 0) return 0;
  if (fail_at == 0 || number < fail_at || (number > fail_at && !fails_forever)) return 0;
  errno = (int)fail_errno;
  return 1;
}

static int path_fails(const char *name, const char *path) { return is_ready && is_under(path) && fails(name); }
static int descriptor_fails(const char *name, int descriptor) {
  return is_ready && descriptor_is_under(descriptor) && fails(name);
}

static void note(const char *what, const char *path) {
  if (!is_ready || notes < 0) return;
  char line[4200];
  int length = snprintf(line, sizeof line, "%s %s\n", what, path);
  if (length > 0) REAL(write)(notes, line, (size_t)length);
}

/* MARK: Calls */

static int open_as(const char *symbol, int at, const char *path, int flags, unsigned mode) {
  if (path_fails("open", path)) return -1;
  if (flags & (O_WRONLY | O_RDWR | O_CREAT)) note("open", path);
  int (*real)(int, const char *, int, ...) = (int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, symbol);
  return real(at, path, flags, mode);
}

#define MODE(last)                                        \
  va_list arguments;                                      \
  va_start(arguments, last);                              \
  unsigned mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(arguments, unsigned) : 0; \
  va_end(arguments)

int open(const char *path, int flags, ...) { MODE(flags); return open_as("openat", AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags); return open_as("openat64", AT_FDCWD, path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags); return open_as("openat", at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags); return open_as("openat64", at, path, flags, mode); }
int creat(const char *path, mode_t mode) { return open_as("openat", AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

FILE *fopen(const char *path, const char *how) {
  if (path_fails("open", path)) return NULL;
  if (strpbrk(how, "wa+")) note("open", path);
  return REAL(fopen)(path, how);
}

FILE *fopen64(const char *path, const char *how) {
  if (path_fails("open", path)) return NULL;
  if (strpbrk(how, "wa+")) note("open", path);
  return REAL(fopen64)(path, how);
}

/* No system interrupts this one. */
DIR *opendir(const char *path) { return fail_errno != EINTR && path_fails("open", path) ? NULL : REAL(opendir)(path); }

ssize_t write(int descriptor, const void *bytes, size_t count) {
  return descriptor_fails("write", descriptor) ? -1 : REAL(write)(descriptor, bytes, count);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  return descriptor_fails("read", descriptor) ? -1 : REAL(read)(descriptor, bytes, count);
}

ssize_t pread(int descriptor, void *bytes, size_t count, off_t start) {
  return descriptor_fails("read", descriptor) ? -1 : REAL(pread)(descriptor, bytes, count, start);
}

ssize_t pread64(int descriptor, void *bytes, size_t count, off64_t start) {
  return descriptor_fails("read", descriptor) ? -1 : REAL(pread64)(descriptor, bytes, count, start);
}

int fsync(int descriptor) { return descriptor_fails("fsync", descriptor) ? -1 : REAL(fsync)(descriptor); }

/* A close that fails has closed. */
int close(int descriptor) {
  int failing = descriptor_fails("close", descriptor);
  int result = REAL(close)(descriptor);
  if (!failing) return result;
  errno = (int)fail_errno;
  return -1;
}

int rename(const char *from, const char *to) {
  note("rename", to);
  return path_fails("rename", to) ? -1 : REAL(rename)(from, to);
}

int link(const char *from, const char *to) {
  note("link", to);
  return path_fails("link", to) ? -1 : REAL(link)(from, to);
}

int symlink(const char *from, const char *to) {
  note("symlink", to);
  return REAL(symlink)(from, to);
}

int mkdir(const char *path, mode_t mode) {
  note("mkdir", path);
  return path_fails("mkdir", path) ? -1 : REAL(mkdir)(path, mode);
}

int unlink(const char *path) {
  note("unlink", path);
  return REAL(unlink)(path);
}

int rmdir(const char *path) {
  note("rmdir", path);
  return REAL(rmdir)(path);
}

/* The path of a name in an open directory. */
static const char *path_at(int at, const char *name, char *path, size_t size) {
  char link[64];
  if (at == AT_FDCWD || *name == '/') return name;
  snprintf(link, sizeof link, "/proc/self/fd/%d", at);
  ssize_t length = readlink(link, path, size - strlen(name) - 2);
  if (length < 0) return name;
  path[length] = '/';
  strcpy(path + length + 1, name);
  return path;
}

int mkdirat(int at, const char *name, mode_t mode) {
  char buffer[8192];
  const char *path = path_at(at, name, buffer, sizeof buffer);
  note("mkdir", path);
  return path_fails("mkdir", path) ? -1 : REAL(mkdirat)(at, name, mode);
}

int unlinkat(int at, const char *name, int flags) {
  char buffer[8192];
  note(flags & AT_REMOVEDIR ? "rmdir" : "unlink", path_at(at, name, buffer, sizeof buffer));
  return REAL(unlinkat)(at, name, flags);
}

int socket(int domain, int type, int protocol) {
  char numbers[64];
  snprintf(numbers, sizeof numbers, "%d %d %d", domain, type, protocol);
  note("socket", numbers);
  return REAL(socket)(domain, type, protocol);
}

/* A mapping of a file; those without one are the allocator's. */
void *mmap(void *address, size_t length, int protection, int flags, int descriptor, off_t start) {
  if (descriptor >= 0 && descriptor_fails("mmap", descriptor)) return MAP_FAILED;
  return REAL(mmap)(address, length, protection, flags, descriptor, start);
}

/* MARK: Memory */

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

static int memory_fails(void *caller) { return is_ready && is_of_codecs(caller) && fails("malloc"); }

void *malloc(size_t size) { return memory_fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size); }
void *calloc(size_t count, size_t size) {
  return memory_fails(__builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}
void *realloc(void *old, size_t size) { return memory_fails(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size); }

/* MARK: Beginning and end */

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

__attribute__((constructor)) static void begin(void) {
  call = getenv("FAULT_CALL");
  under = getenv("FAULT_UNDER");
  count_file = getenv("FAULT_COUNT");
  fail_at = number("FAULT_AT");
  fail_errno = number("FAULT_ERRNO");
  fails_forever = getenv("FAULT_FOREVER") != NULL;
  dl_iterate_phdr(add_range, NULL);
  add_own_range(own_base);
  const char *path = getenv("FAULT_NOTES");
  if (path) notes = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  is_ready = 1;
}

__attribute__((destructor)) static void end(void) {
  is_ready = 0;
  if (count_file == NULL) return;
  int file = REAL(open)(count_file, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  for (int kind = 0; file >= 0 && kind < NAMES; kind++) {
    char text[64];
    int length = snprintf(text, sizeof text, "%s %ld\n", names[kind], atomic_load(&calls[kind]));
    if (length > 0) REAL(write)(file, text, (size_t)length);
  }
  if (file >= 0) REAL(close)(file);
}
