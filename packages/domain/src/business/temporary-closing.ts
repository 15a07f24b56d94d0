import { toLocalDay } from '../shared/local-time.ts'
import type { Instant } from '../shared/instant.ts'

/** What a listing says of being closed for now. */
export interface TemporaryClosing {
  readonly temporarilyClosed: boolean
  /** The local day on which it opens again: `2026-12-01`; null when that is not known. */
  readonly temporarilyClosedUntil: string | null
}

/** Whether a business is closed for now; from the day on which it opens again it is not, in its IANA time zone. */
export const isTemporarilyClosed = (
  { temporarilyClosed, temporarilyClosedUntil }: TemporaryClosing,
  timeZone: string,
  now: Instant,
): boolean =>
  temporarilyClosed && (temporarilyClosedUntil === null || toLocalDay(now, timeZone) < temporarilyClosedUntil)
