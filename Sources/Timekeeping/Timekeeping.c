#define _GNU_SOURCE
#include "Timekeeping.h"

#include <stddef.h>
#include <stdlib.h>

_Thread_local TimekeepingMoment moment;
TimekeepingTaker taker;

void timekeepingInstall(TimekeepingTaker newTaker) { taker = newTaker; }

TimekeepingMoment timekeepingExchange(TimekeepingMoment newMoment) {
  TimekeepingMoment former = moment;
  moment = newMoment;
  return former;
}

#if defined(__linux__)

#include <dlfcn.h>

void *hiddenFunction(const char *name) { return dlsym(RTLD_NEXT, name); }

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

/// A function with its context, or a block.
typedef struct {
  void (*function)(void *);
  void *context;
  bool isBlock;
} Work;

typedef struct {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
} BlockLayout;

static void take(Work content, int64_t delay) {
  Work *work = malloc(sizeof(Work));
  if (!work) abort();
  *work = content;
  taker.takeWork(work, delay);
}

void takeFunction(void (*function)(void *), void *context, int64_t delay) {
  take((Work){function, context, false}, delay);
}

void takeBlock(const void *block, int64_t delay) {
  void *copy = _Block_copy(block);
  take((Work){((BlockLayout *)copy)->invoke, copy, true}, delay);
}

void timekeepingDrop(void *opaque) {
  Work *work = opaque;
  if (work->isBlock) _Block_release(work->context);
  free(work);
}

void timekeepingRun(void *opaque) {
  Work *work = opaque;
  work->function(work->context);
  timekeepingDrop(work);
}

void *timekeepingOwner(void *work) { return ((Work *)work)->context; }

#else

void *timekeepingOwner(void *work) { return NULL; }
void timekeepingDrop(void *work) {}
void timekeepingRun(void *work) {}

#endif
