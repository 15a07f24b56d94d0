import { parseHours } from '@portal/domain/business'
import type { Hours } from '@portal/domain/contract'
import { WEEKDAYS } from '@portal/domain/contract'
import { cellText, isBlank } from './cell.ts'
import type { Reading } from './field.ts'

const EXPECTED = 'expected hours such as "mon-fri 08:00-12:00 13:00-17:00; sun closed"'

const DAYS = [...WEEKDAYS, 'holidays'] as const satisfies readonly (keyof Hours)[]

/** Hours as one cell: `mon 08:00-12:00 13:00-17:00; sun closed; holidays closed`. A day that is not named is unknown. */
export const formatHours = (hours: Hours): string =>
  DAYS.flatMap((day) => {
    const spans = hours[day]
    if (!spans) return []
    return spans.length === 0
      ? [`${day} closed`]
      : [`${day} ${spans.map((span) => span.join('-')).join(' ')}`]
  }).join('; ')

/** Reads hours as a text, as JSON, or as the lists and objects of other programs. */
export function readHours(cell: unknown): Reading {
  const { hours, left } = parseHours(toHoursText(parseJson(cell)))
  if (!hours) return { ok: false, message: [EXPECTED, ...left.map((rule) => `not ${rule}`)].join(', ') }
  return { ok: true, value: { hours }, notes: left.map((rule) => `${rule} left out`) }
}

function parseJson(cell: unknown): unknown {
  if (typeof cell !== 'string' || !/^\s*[[{]/.test(cell)) return cell
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/**
 * Hours as text: `{"mon": [["08:00", "17:00"]]}`, `{"monday": "8am-5pm"}`, `[{"day": "Monday", "open": "08:00", "close":
 * "17:00"}]`, schema.org's `openingHoursSpecification`.
 */
function toHoursText(value: unknown): string {
  if (isBlank(value)) return ''
  if (Array.isArray(value)) return value.map(toHoursText).filter(Boolean).join('\n')
  if (typeof value !== 'object') return cellText(value)
  const entry = value as Record<string, unknown>
  const span = toSpanText(entry)
  if (span !== null) {
    const days: unknown[] = [
      entry['day'] ?? entry['days'] ?? entry['dayOfWeek'] ?? entry['weekday'] ?? [],
    ].flat()
    return `${days.map((day) => toPlain(day).replace(/^.*\//, '')).join(', ')} ${span}`
  }
  return Object.entries(entry)
    .map(([day, spans]) => (isBlank(spans) ? '' : `${day} ${toDayText(spans)}`))
    .filter(Boolean)
    .join('; ')
}

const toDayText = (spans: unknown): string => {
  if (spans === false) return 'closed'
  if (!Array.isArray(spans)) return toSpanText(spans) ?? toPlain(spans)
  if (spans.length === 0) return 'closed'
  // `["08:00", "17:00"]` is one opening.
  if (spans.length === 2 && spans.every((time) => typeof time === 'string' && /^\d{1,2}:\d{2}$/.test(time)))
    return spans.join('-')
  return spans
    .map((span) => (Array.isArray(span) ? span.join('-') : (toSpanText(span) ?? toPlain(span))))
    .join(', ')
}

const toPlain = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : cellText(value)

/** An object with a beginning and an end, or one that is closed; null for another. */
function toSpanText(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const entry = value as Record<string, unknown>
  const from = entry['open'] ?? entry['opens'] ?? entry['from'] ?? entry['start']
  const to = entry['close'] ?? entry['closes'] ?? entry['to'] ?? entry['end']
  if (typeof from === 'string' && typeof to === 'string') return `${from}-${to}`
  return entry['closed'] === true || entry['isClosed'] === true || from === false ? 'closed' : null
}
