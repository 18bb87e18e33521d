#ifndef TIMEKEEPING_PRIVATE_H
#define TIMEKEEPING_PRIVATE_H

#include "include/Timekeeping.h"

#define SECOND 1000000000LL
/// Stands in for a function of a library, for the whole program; weak, since a static library may bring its own.
#define STAND_IN __attribute__((weak, used, visibility("default")))

extern _Thread_local TimekeepingMoment moment;
extern TimekeepingTaker taker;

/// The function of the library that a stand-in of the same name hides; null in a static program.
void *hiddenFunction(const char *name);

void takeBlock(const void *block, int64_t delay);
void takeFunction(void (*function)(void *), void *context, int64_t delay);

#endif
