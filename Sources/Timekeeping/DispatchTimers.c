#define _GNU_SOURCE
#include "Timekeeping.h"

#if defined(__linux__)

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

// Timers of dispatch: the source itself stays, and is never told when to fire; what it would run is taken in its place.

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_set_context(void *object, void *context);
extern void dispatch_set_finalizer_f(void *object, void (*finalizer)(void *));
extern __attribute__((weak)) char _dispatch_source_type_timer;

typedef struct Timer {
  struct Timer *next;
  void *source;
  void *handler;
  /// When it fires next, as an uptime, and then in which interval; 0 for a timer that fires once.
  int64_t due;
  int64_t interval;
  /// Counts up with every change, so that what was planned before it is known to be void.
  uint64_t generation;
  int suspensions;
  bool isSet;
  /// The source, and each firing that is planned.
  atomic_int holders;
} Timer;

typedef struct {
  Timer *timer;
  uint64_t generation;
} Firing;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Timer *timers;

static Timer *timerOf(void *source) {
  pthread_mutex_lock(&lock);
  Timer *timer = timers;
  while (timer && timer->source != source) timer = timer->next;
  pthread_mutex_unlock(&lock);
  return timer;
}

static void letGo(Timer *timer) {
  if (atomic_fetch_sub(&timer->holders, 1) > 1) return;
  if (timer->handler) _Block_release(timer->handler);
  free(timer);
}

static void stop(Timer *timer) {
  pthread_mutex_lock(&lock);
  timer->generation += 1;
  timer->isSet = false;
  pthread_mutex_unlock(&lock);
}

/// Runs when the source is gone, on whatever thread.
static void forget(void *context) {
  Timer *timer = context;
  stop(timer);
  pthread_mutex_lock(&lock);
  for (Timer **place = &timers; *place; place = &(*place)->next) {
    if (*place != timer) continue;
    *place = timer->next;
    break;
  }
  pthread_mutex_unlock(&lock);
  letGo(timer);
}

static void fire(void *context);

static void plan(Timer *timer) {
  if (!moment.isKept || !timer->isSet || timer->suspensions > 0) return;
  Firing *firing = malloc(sizeof(Firing));
  if (!firing) abort();
  pthread_mutex_lock(&lock);
  *firing = (Firing){timer, ++timer->generation};
  pthread_mutex_unlock(&lock);
  atomic_fetch_add(&timer->holders, 1);
  takeFunction(fire, firing, timer->due > moment.uptime ? timer->due - moment.uptime : 0);
}

static void fire(void *context) {
  Firing *firing = context;
  Timer *timer = firing->timer;
  pthread_mutex_lock(&lock);
  bool isDue = timer->isSet && firing->generation == timer->generation;
  void *handler = isDue && timer->handler ? _Block_copy(timer->handler) : NULL;
  pthread_mutex_unlock(&lock);
  free(firing);
  if (isDue && timer->interval > 0) {
    // What a pause left out is not made up for.
    int64_t missed = timer->due < moment.uptime ? (moment.uptime - timer->due) / timer->interval : 0;
    timer->due += (missed + 1) * timer->interval;
    plan(timer);
  } else if (isDue) {
    timer->isSet = false;
  }
  if (handler) {
    struct { void *isa; int flags; int reserved; void (*invoke)(void *); } *layout = handler;
    layout->invoke(handler);
    _Block_release(handler);
  }
  letGo(timer);
}

STAND_IN void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  HIDDEN(dispatch_source_create);
  void *source = hidden(type, handle, mask, queue);
  if (!source || !moment.isKept || type != &_dispatch_source_type_timer) return source;
  Timer *timer = calloc(1, sizeof(Timer));
  if (!timer) abort();
  timer->source = source;
  timer->suspensions = 1;
  atomic_init(&timer->holders, 1);
  dispatch_set_context(source, timer);
  dispatch_set_finalizer_f(source, forget);
  pthread_mutex_lock(&lock);
  timer->next = timers;
  timers = timer;
  pthread_mutex_unlock(&lock);
  return source;
}

STAND_IN void dispatch_source_set_event_handler(void *source, const void *block) {
  Timer *timer = timerOf(source);
  if (timer) {
    void *handler = block ? _Block_copy(block) : NULL;
    pthread_mutex_lock(&lock);
    void *former = timer->handler;
    timer->handler = handler;
    pthread_mutex_unlock(&lock);
    if (former) _Block_release(former);
    return;
  }
  HIDDEN(dispatch_source_set_event_handler);
  hidden(source, block);
}

STAND_IN void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  Timer *timer = timerOf(source);
  if (timer) {
    int64_t delay = delayUntil(start);
    stop(timer);
    // A timer that starts never does not fire.
    if (delay == INT64_MAX || !moment.isKept) return;
    timer->due = moment.uptime + delay;
    timer->interval = interval < INT64_MAX / 2 ? (int64_t)interval : 0;
    timer->isSet = true;
    return plan(timer);
  }
  HIDDEN(dispatch_source_set_timer);
  hidden(source, start, interval, leeway);
}

static void goOn(Timer *timer) {
  if (timer->suspensions > 0) timer->suspensions -= 1;
  plan(timer);
}

STAND_IN void dispatch_resume(void *object) {
  Timer *timer = timerOf(object);
  if (timer) goOn(timer);
  HIDDEN(dispatch_resume);
  hidden(object);
}

STAND_IN void dispatch_activate(void *object) {
  Timer *timer = timerOf(object);
  if (timer && timer->suspensions > 0) goOn(timer);
  HIDDEN(dispatch_activate);
  hidden(object);
}

STAND_IN void dispatch_suspend(void *object) {
  Timer *timer = timerOf(object);
  if (timer) {
    timer->suspensions += 1;
    pthread_mutex_lock(&lock);
    timer->generation += 1;
    pthread_mutex_unlock(&lock);
  }
  HIDDEN(dispatch_suspend);
  hidden(object);
}

STAND_IN void dispatch_source_cancel(void *source) {
  Timer *timer = timerOf(source);
  if (timer) stop(timer);
  HIDDEN(dispatch_source_cancel);
  hidden(source);
}

#endif
