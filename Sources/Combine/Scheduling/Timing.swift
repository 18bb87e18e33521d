extension Publisher {
  /// Delivers everything on a scheduler, in its order.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    through { (outlet: Outlet<Output, Failure>) in
      (
        { value in scheduler.schedule(options: options) { outlet.send(value) } },
        { completion in scheduler.schedule(options: options) { outlet.finish(completion) } }
      )
    }
  }

  /// The same publisher: here it makes no difference where a publisher begins.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Self { self }

  /// Delivers everything some time later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    through { (outlet: Outlet<Output, Failure>) in
      let later: (@escaping () -> Void) -> Void = {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
          options: options, $0)
      }
      return ({ value in later { outlet.send(value) } }, { completion in later { outlet.finish(completion) } })
    }
  }

  /// Delivers a value once no other has come for some time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    through { (outlet: Outlet<Output, Failure>) in
      var newest = 0
      var waiting: Output?
      return (
        { value in
          newest += 1
          waiting = value
          let number = newest
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
          ) {
            guard number == newest else { return }
            waiting = nil
            outlet.send(value)
          }
        },
        { completion in
          newest += 1
          if let waiting, case .finished = completion { outlet.send(waiting) }
          outlet.finish(completion)
        }
      )
    }
  }

  /// Delivers at most one value in each interval: the first at once, and then the newest or the first of the interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Operator<Output, Failure> {
    through { outlet in
      var isResting = false
      var waiting: Output?
      func rest() {
        isResting = true
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          guard let value = waiting else {
            isResting = false
            return
          }
          waiting = nil
          outlet.send(value)
          rest()
        }
      }
      return { value in
        guard isResting else {
          outlet.send(value)
          return rest()
        }
        if latest || waiting == nil { waiting = value }
      }
    }
  }
}
