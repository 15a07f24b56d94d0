/**
 * Versions of everything that responses depend on. They only increase, even across lost commits, as after a standby takes
 * over: those of a later history are greater than all of an earlier one.
 */
export interface Versions {
  /** Raised by every change of public data. */
  readonly value: number
  /** Raised by every change of the number of taken places at an event. */
  readonly places: number
  /** Raised by every change of the words that administrators added to searches. */
  readonly words: number
  /** `value` as stored in rows. */
  readonly stamp: number
  /** The history of the database: data read in an earlier one may never have been in this one. */
  readonly timeline: number
}
