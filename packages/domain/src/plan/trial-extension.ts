import { DAY } from '../shared/instant.ts'
import { TRIAL } from './trial.ts'

/** A stretch of time, without its end; in milliseconds. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** An outage gives days back where it lasted longer than this. */
export const MIN_OUTAGE = DAY

/** Time that was given back to a trial: its end before and after, and when. */
export interface TrialExtension {
  readonly outage: Span
  readonly oldEnd: number
  readonly newEnd: number
  readonly at: number
}

/** When a trial that ends at `end` ran: from its approval on, and, given back after its end, from then on again. */
function runsOf(end: number, extensions: readonly TrialExtension[]): Span[] {
  const firstEnd = extensions[0]?.oldEnd ?? end
  return [
    { from: firstEnd - TRIAL.days * DAY, to: firstEnd },
    ...extensions.map(({ oldEnd, newEnd, at }) => ({ from: Math.max(oldEnd, at), to: newEnd })),
  ]
}

const overlap = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
})

/** What is left of a span without another one. */
const without = (span: Span, taken: Span): Span[] =>
  [
    { from: span.from, to: Math.min(span.to, taken.from) },
    { from: Math.max(span.from, taken.to), to: span.to },
  ].filter(({ from, to }) => from < to)

/**
 * The new end of a trial that an outage took time from: that time is added to its end, or to now where it has ended. Null
 * where the trial did not run during the outage, or got all of it back before. `extensions` in the order in which they
 * were given.
 */
export function getExtendedTrialEnd(
  end: number,
  outage: Span,
  extensions: readonly TrialExtension[],
  now: number,
): number | null {
  const lost = runsOf(end, extensions)
    .map((run) => overlap(run, outage))
    .flatMap((span) =>
      extensions.reduce((left, { outage: one }) => left.flatMap((part) => without(part, one)), [span]),
    )
    .reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0)
  return lost === 0 ? null : Math.max(end, now) + lost
}
