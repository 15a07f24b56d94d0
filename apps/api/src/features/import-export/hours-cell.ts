import { parseHours } from '@portal/domain/business'
import type { Hours } from '@portal/domain/contract'
import { WEEKDAYS } from '@portal/domain/contract'
import type { Reading } from './field.ts'
import { hoursObjectToText } from './hours-object.ts'

const EXPECTED = 'expected hours such as "mon-fri 08:00-12:00 13:00-17:00; sun closed"'

const DAYS = [...WEEKDAYS, 'holidays'] as const satisfies readonly (keyof Hours)[]

/** Formats hours as one cell: `mon 08:00-12:00 13:00-17:00; sun closed; holidays closed`. A missing day is unknown. */
export const formatHours = (hours: Hours): string =>
  DAYS.flatMap((day) => {
    const spans = hours[day]
    if (!spans) return []
    return spans.length === 0
      ? [`${day} closed`]
      : [`${day} ${spans.map((span) => span.join('-')).join(' ')}`]
  }).join('; ')

/** Reads hours from text, JSON, or the lists and objects of other programs. */
export function readHours(cell: unknown): Reading {
  const { text, unreadParts } = hoursObjectToText(parseJson(cell))
  const parsed = parseHours(text)
  const { hours } = parsed
  const skipped = [...parsed.unparsed, ...unreadParts]
  if (!hours) return { ok: false, message: [EXPECTED, ...skipped.map((rule) => `not ${rule}`)].join(', ') }
  return { ok: true, value: { hours }, notes: skipped.map((rule) => `${rule} left out`) }
}

function parseJson(cell: unknown): unknown {
  if (typeof cell !== 'string' || !/^\s*[[{]/.test(cell)) return cell
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}
