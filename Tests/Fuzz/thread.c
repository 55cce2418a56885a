// What ThreadSanitizer does not see, and what it gets wrong; linked into a program in place of what is called so.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>

// Of Swift's Mutex it sees the quick ways, which are compiled into their callers, but not those of a lock that another thread holds:
// they lie in a library of the toolchain and end in the kernel.

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *lock

void __tsan_acquire(void *lock);
void __tsan_release(void *lock);

SWIFT void lock_slow(uint32_t owner, SELF) __asm__(LOCK);
SWIFT bool try_lock_slow(SELF) __asm__(TRY_LOCK);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK);

SWIFT void lock_slow(uint32_t owner, SELF) {
  SWIFT void (*library)(uint32_t, SELF);
  *(void **)&library = dlsym(RTLD_NEXT, LOCK);
  library(owner, lock);
  __tsan_acquire(lock);
}

SWIFT bool try_lock_slow(SELF) {
  SWIFT bool (*library)(SELF);
  *(void **)&library = dlsym(RTLD_NEXT, TRY_LOCK);
  bool is_locked = library(lock);
  if (is_locked) __tsan_acquire(lock);
  return is_locked;
}

SWIFT void unlock_slow(SELF) {
  SWIFT void (*library)(SELF);
  *(void **)&library = dlsym(RTLD_NEXT, UNLOCK);
  __tsan_release(lock);
  library(lock);
}

// Swift tells of each access to an inout argument, besides the loads and stores in it. In async functions the compiler tells of
// addresses that are none, which ends the program.
void __wrap___tsan_external_read(void *address, void *caller, void *tag) { (void)address, (void)caller, (void)tag; }
void __wrap___tsan_external_write(void *address, void *caller, void *tag) { (void)address, (void)caller, (void)tag; }

// The sanitizer sees `longjmp`, not the checked one of hardened C: it thinks that functions which were left so still run, and each
// allocation takes longer the more there are of them.
_Noreturn void __longjmp_chk(jmp_buf place, int value) { longjmp(place, value); }
