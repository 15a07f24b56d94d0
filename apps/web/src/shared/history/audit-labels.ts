import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate, formatDateTime } from '@portal/domain/shared'
import { AMENITIES, DELIVERIES, PAYMENTS, type ListingChoice } from '@portal/reference-data'

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** An action, or a kind of subject, at the beginning of a line: `Taken down`. */
export const formatWord = capitalise

/** A field as readers know it: `publicUntil`, `public_until` and `edit.public_until` are `Public until`. */
export const formatFieldName = (field: string): string =>
  capitalise(
    field
      .slice(field.lastIndexOf('.') + 1)
      .replaceAll('_', ' ')
      .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter}`)
      .toLowerCase(),
  )

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/
const INSTANT_TEXT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const INSTANT = /(?:_at|At|_until|Until)$/
/** Later than any real date: it stands for "never". */
const NEVER = Date.UTC(9000, 0)

function describeNumber(field: string, value: number): string {
  if (!INSTANT.test(field)) return String(value)
  return value >= NEVER ? 'Never' : formatDateTime(value, PORTAL_TIME_ZONE)
}

function describeText(field: string, text: string): string {
  if (DAY_ALONE.test(text)) return formatDate(`${text}T12:00:00Z`, 'UTC')
  if (INSTANT_TEXT.test(text)) return formatDateTime(text, PORTAL_TIME_ZONE)
  const nested = parseNested(text)
  return nested === undefined ? text : describeValue(field, nested)
}

/** JSON within a text, as some fields are stored; undefined for any other text. */
function parseNested(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0)

/** Fields whose values are codes of a table. */
const CODED = new Map<string, readonly ListingChoice[]>([
  ['amenities', AMENITIES],
  ['payments', PAYMENTS],
  ['delivery', DELIVERIES],
])

const getLabel = (field: string, value: unknown): unknown =>
  CODED.get(field)?.find(({ code }) => code === value)?.label ?? value

/** A value of a field in words; lists and records have a line for each part. */
export function describeValue(field: string, value: unknown): string {
  if (isBlank(value)) return 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return describeNumber(field, value)
  if (typeof value === 'string') return describeText(field, value)
  if (Array.isArray(value)) return value.map((part) => describeValue(field, getLabel(field, part))).join('\n')
  if (!isRecord(value)) return 'Empty'
  return Object.entries(value)
    .map(([name, part]) => `${formatFieldName(name)}: ${describeValue(name, part).replaceAll('\n', ', ')}`)
    .join('\n')
}
