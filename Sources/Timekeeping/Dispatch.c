#define _GNU_SOURCE
#include "Timekeeping.h"

#if defined(__linux__)

#include <stdlib.h>

// Blocks of queues, and the jobs of tasks and actors, which Swift's concurrency runtime runs on queues on Linux.

int64_t delayUntil(uint64_t when) {
  if (when == 0) return 0;
  if (when == ~0ULL) return INT64_MAX;
  int64_t delay = (int64_t)when >= 0       ? (int64_t)when - moment.uptime
                  : when & (1ULL << 62) ? -(int64_t)when - moment.wall
                                        : (int64_t)(when & ~(1ULL << 63)) - moment.uptime;
  return delay < 0 ? 0 : delay;
}

STAND_IN void dispatch_async(void *queue, const void *block) {
  if (moment.isKept) return takeBlock(block, 0);
  HIDDEN(dispatch_async);
  hidden(queue, block);
}

STAND_IN void dispatch_async_f(void *queue, void *context, void (*function)(void *)) {
  if (moment.isKept) return takeFunction(function, context, 0);
  HIDDEN(dispatch_async_f);
  hidden(queue, context, function);
}

STAND_IN void dispatch_after(uint64_t when, void *queue, const void *block) {
  if (moment.isKept) return takeBlock(block, delayUntil(when));
  HIDDEN(dispatch_after);
  hidden(when, queue, block);
}

STAND_IN void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
  if (moment.isKept) return takeFunction(function, context, delayUntil(when));
  HIDDEN(dispatch_after_f);
  hidden(when, queue, context, function);
}

// Groups

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern long dispatch_group_wait(void *group, uint64_t timeout);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

typedef struct {
  void *group;
  void *block;
} Member;

static Member *member(void *group, const void *block) {
  Member *member = malloc(sizeof(Member));
  if (!member) abort();
  dispatch_retain(group);
  *member = (Member){group, _Block_copy(block)};
  return member;
}

static void runBlock(Member *member) {
  struct { void *isa; int flags; int reserved; void (*invoke)(void *); } *layout = member->block;
  layout->invoke(member->block);
  _Block_release(member->block);
  dispatch_release(member->group);
  free(member);
}

static void runMember(void *context) {
  Member *member = context;
  void *group = member->group;
  dispatch_retain(group);
  runBlock(member);
  dispatch_group_leave(group);
  dispatch_release(group);
}

/// How often a group is asked whether all that is in it has ended.
static const int64_t groupInterval = SECOND / 20;

static void runWhenEmpty(void *context) {
  Member *member = context;
  if (!moment.isKept || dispatch_group_wait(member->group, 0) == 0) return runBlock(member);
  takeFunction(runWhenEmpty, member, groupInterval);
}

STAND_IN void dispatch_group_async(void *group, void *queue, const void *block) {
  if (moment.isKept) {
    dispatch_group_enter(group);
    return takeFunction(runMember, member(group, block), 0);
  }
  HIDDEN(dispatch_group_async);
  hidden(group, queue, block);
}

STAND_IN void dispatch_group_notify(void *group, void *queue, const void *block) {
  if (moment.isKept) return takeFunction(runWhenEmpty, member(group, block), 0);
  HIDDEN(dispatch_group_notify);
  hidden(group, queue, block);
}

#endif
