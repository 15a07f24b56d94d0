import { DAY } from '../shared/instant.ts'
import { TRIAL } from './trial.ts'

/** A span of time in milliseconds; `to` is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** An outage extends trials if it lasted longer than this, in milliseconds. */
export const MIN_OUTAGE = DAY

/** An extension of a trial: its end before and after, and when it was made; in milliseconds. */
export interface TrialExtension {
  readonly outage: Span
  readonly oldEnd: number
  readonly newEnd: number
  readonly at: number
}

/** The spans in which a trial ran: from its approval, and again from each extension after its end. */
function listRuns(end: number, extensions: readonly TrialExtension[]): Span[] {
  const firstEnd = extensions[0]?.oldEnd ?? end
  return [
    { from: firstEnd - TRIAL.days * DAY, to: firstEnd },
    ...extensions.map(({ oldEnd, newEnd, at }) => ({ from: Math.max(oldEnd, at), to: newEnd })),
  ]
}

const getOverlap = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
})

/** The parts of a span outside another one. */
const subtractSpan = (span: Span, other: Span): Span[] =>
  [
    { from: span.from, to: Math.min(span.to, other.from) },
    { from: Math.max(span.from, other.to), to: span.to },
  ].filter(({ from, to }) => from < to)

/**
 * The new end (ms) of a trial that lost time to an outage: the lost time is added to its end, or to now where it has ended.
 * Null where it did not run during the outage, or was already extended for all of it. `extensions` are in the order in which
 * they were made.
 */
export function getExtendedTrialEnd(
  end: number,
  outage: Span,
  extensions: readonly TrialExtension[],
  now: number,
): number | null {
  const lost = listRuns(end, extensions)
    .map((run) => getOverlap(run, outage))
    .flatMap((span) =>
      extensions.reduce((parts, { outage: one }) => parts.flatMap((part) => subtractSpan(part, one)), [span]),
    )
    .reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0)
  return lost === 0 ? null : Math.max(end, now) + lost
}
