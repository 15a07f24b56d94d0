import { toLocalDay } from '../shared/local-time.ts'
import type { Instant } from '../shared/instant.ts'

/** The fields of a temporary closing. */
export interface TemporaryClosing {
  readonly temporarilyClosed: boolean
  /** The local day on which it opens again: `2026-12-01`; null where that is unknown. */
  readonly temporarilyClosedUntil: string | null
}

/** Whether a business is temporarily closed: until the start of its reopening day in its IANA time zone. */
export const isTemporarilyClosed = (
  { temporarilyClosed, temporarilyClosedUntil }: TemporaryClosing,
  timeZone: string,
  now: Instant,
): boolean =>
  temporarilyClosed && (temporarilyClosedUntil === null || toLocalDay(now, timeZone) < temporarilyClosedUntil)
