import { Hours, WEEKDAYS } from '@portal/domain/contract'
import { ok, err, type Result } from '@portal/domain/shared'
import * as v from 'valibot'

const EXPECTED = 'expected hours such as "mon 08:00-12:00 13:00-17:00; sun closed"'

const DAYS = [...WEEKDAYS, 'holidays'] as const satisfies readonly (keyof Hours)[]

/** Hours as one cell: `mon 08:00-17:00; sun closed; holidays closed`. A day that is not named is unknown. */
export const formatHours = (hours: Hours): string =>
  DAYS.flatMap((day) => {
    const spans = hours[day]
    if (!spans) return []
    return spans.length === 0
      ? [`${day} closed`]
      : [`${day} ${spans.map((span) => span.join('-')).join(' ')}`]
  }).join('; ')

/** Parses hours as `formatHours` writes them, or as JSON. */
export function parseHours(text: string): Result<Hours> {
  const parsed = v.safeParse(
    Hours,
    text.startsWith('{') ? parseJsonOrNull(text) : Object.fromEntries(parseDays(text)),
  )
  return parsed.success ? ok(parsed.output) : err(EXPECTED)
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What can't be parsed becomes an entry that the schema rejects. */
function parseDays(text: string): [keyof Hours, unknown][] {
  return text
    .split(';')
    .map((part) => part.trim().toLowerCase().split(/\s+/))
    .map(([name = '', ...spans]) => {
      const day = DAYS.find((key) => name.startsWith(key))
      if (!day || spans.length === 0) return ['mon', null]
      return [day, spans[0] === 'closed' ? [] : spans.map((span) => span.split('-'))]
    })
}
