const MAX_DELAY_MS = 250
const MAX_UTILIZATION = 0.95
/** A busy loop with a short delay still serves everybody; from this delay on, requests are queueing. */
const QUEUEING_MS = 50
/**
 * A single late second may be a pause of the machine, which is over once it is measured: refusing requests then helps
 * nobody.
 */
const OVERLOAD_SECONDS = 3

/** The load of a process in one second. */
export interface Load {
  /** The average event loop delay, in milliseconds. */
  readonly eventLoopDelay: number
  /** The event loop utilisation, from 0 to 1. */
  readonly eventLoopUtilized: number
}

const isLateWith = ({ eventLoopDelay, eventLoopUtilized }: Load): boolean =>
  eventLoopDelay > MAX_DELAY_MS || (eventLoopUtilized > MAX_UTILIZATION && eventLoopDelay >= QUEUEING_MS)

/** Creates a meter that judges a process's load by one measurement per second. */
export function createLoadMeter() {
  let lateSeconds = 0
  return {
    /** Records the load of the last second. */
    record: (load: Load): void => {
      lateSeconds = isLateWith(load) ? lateSeconds + 1 : 0
    },
    /** Whether the process was late in the last second: low-priority work should wait. */
    isLate: (): boolean => lateSeconds > 0,
    /** Whether it has been late for three seconds: new work would only queue. */
    isOverloaded: (): boolean => lateSeconds >= OVERLOAD_SECONDS,
  }
}
