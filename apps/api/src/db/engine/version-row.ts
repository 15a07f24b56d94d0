/**
 * What differs whenever responses may. Numbers only rise, also where commits are taken back, as where a standby lacked them: those
 * of a later history are above all of one before it.
 */
export interface Versions {
  /** Raised by whatever changes what the public sees. */
  readonly value: number
  /** Raised whenever the number of places taken at any event changes. */
  readonly places: number
  /** Raised whenever the words change that administrators added to searches. */
  readonly words: number
  /** `value` as rows are stamped with it. */
  readonly stamp: number
  /** The history of the database: whatever was read in one before may never have been in this one. */
  readonly timeline: number
}
