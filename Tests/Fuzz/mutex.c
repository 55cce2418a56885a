// ThreadSanitizer sees the quick ways through Swift's Mutex, which are compiled into its callers, but not those of a lock that another
// thread holds: they lie in a library of the toolchain and end in the kernel. This library is preloaded and tells it of them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *lock

SWIFT static void (*next_lock)(uint32_t owner, SELF);
SWIFT static bool (*next_try_lock)(SELF);
SWIFT static void (*next_unlock)(SELF);
static void (*acquired)(void *lock);
static void (*released)(void *lock);

__attribute__((constructor)) static void find(void) {
  *(void **)&next_lock = dlsym(RTLD_NEXT, LOCK);
  *(void **)&next_try_lock = dlsym(RTLD_NEXT, TRY_LOCK);
  *(void **)&next_unlock = dlsym(RTLD_NEXT, UNLOCK);
  *(void **)&acquired = dlsym(RTLD_DEFAULT, "__tsan_acquire");
  *(void **)&released = dlsym(RTLD_DEFAULT, "__tsan_release");
}

SWIFT void lock_slow(uint32_t owner, SELF) __asm__(LOCK);
SWIFT void lock_slow(uint32_t owner, SELF) {
  next_lock(owner, lock);
  if (acquired) acquired(lock);
}

SWIFT bool try_lock_slow(SELF) __asm__(TRY_LOCK);
SWIFT bool try_lock_slow(SELF) {
  bool locked = next_try_lock(lock);
  if (locked && acquired) acquired(lock);
  return locked;
}

SWIFT void unlock_slow(SELF) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF) {
  if (released) released(lock);
  next_unlock(lock);
}
