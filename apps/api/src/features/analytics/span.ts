import { MAX_ANALYTICS_DAYS } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { addDays, DAY, zonedTimeToUtc } from '@portal/domain/shared'
import { createFieldProblem } from '#shared/problem.ts'

/** Days by the clock of Honiara, the first and the last included. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** When a day begins. */
export const getStartOfDay = (day: string): number => zonedTimeToUtc(day, '00:00', PORTAL_TIME_ZONE)

/** The days of a span; refuses one that ends before it begins, or is too long. */
export function listDays({ from, to }: Span): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (days < 1) throw createFieldProblem('to', 'Please choose a last day on or after the first')
  if (days > MAX_ANALYTICS_DAYS)
    throw createFieldProblem('from', 'Please choose a period of at most ten years')
  return Array.from({ length: days }, (_, i) => addDays(from, i))
}
