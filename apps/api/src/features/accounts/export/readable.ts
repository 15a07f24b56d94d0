import { NEVER } from '@portal/domain/shared'

/** Columns that hold JSON. */
const JSON_COLUMNS = new Set(['images', 'photos', 'social_media', 'hours', 'details', 'countries'])
const isInstant = (name: string): boolean => name === 'at' || /_(at|until)$/.test(name)
const isFlag = (name: string): boolean => name.startsWith('is_')
const toCamelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function toReadableValue(name: string, value: unknown): unknown {
  if (typeof value === 'number' && isInstant(name))
    return value >= NEVER ? null : new Date(value).toISOString()
  if (typeof value === 'string' && JSON_COLUMNS.has(name)) return JSON.parse(value) as unknown
  if (isFlag(name) && (value === 0 || value === 1)) return value === 1
  return toReadable(value)
}

/** Stored rows as a person reads them: names in camel case, instants as ISO 8601, JSON parsed. */
export function toReadable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toReadable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [toCamelCase(name), toReadableValue(name, member)]),
  )
}
