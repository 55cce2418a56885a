// What ThreadSanitizer gets wrong, put right by the linker, which takes these in place of others.

#include <setjmp.h>

// Swift tells of each access to an inout argument, besides the loads and stores in it. In async functions the compiler tells of
// addresses that are none, which ends the program.
void __wrap___tsan_external_read(void *address, void *caller, void *tag) { (void)address, (void)caller, (void)tag; }
void __wrap___tsan_external_write(void *address, void *caller, void *tag) { (void)address, (void)caller, (void)tag; }

// The sanitizer sees `longjmp`, not the checked one of hardened C: it thinks that functions which were left so still run, and each
// allocation takes longer the more there are of them.
_Noreturn void __longjmp_chk(jmp_buf place, int value) { longjmp(place, value); }
