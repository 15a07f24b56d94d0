import { EDIT_LIMITS } from '@portal/domain/business'
import type { BusinessStatus } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import { err, HOUR } from '@portal/domain/shared'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { isBlank, cellText } from './cell.ts'
import type { Draft, InputField, Reading } from './field.ts'
import { INPUT_FIELDS } from './fields.ts'
import { takeValue, type Mapping } from './mapping.ts'
import { isPair, readPair, settlePoint } from './place-cells.ts'
import { isPlaceholder, prepareCell } from './prepare-cell.ts'
import type { SourceRow } from './source-row.ts'

export interface ParseOptions {
  /** For rows without a country; rows of another country are skipped. */
  readonly country?: CountryCode | undefined
  /** Overrides the status of every row. */
  readonly status?: BusinessStatus | undefined
  /** In milliseconds: for rows that don't say when they were created. */
  readonly now: number
}

/** A business to store with notes on what was left out, or why there is none. */
export type ParsedRow =
  | { readonly ok: true; readonly record: BusinessRecord; readonly notes: readonly string[] }
  | { readonly ok: false; readonly name: string; readonly reason: string }

/** In milliseconds: how far ahead of UTC a date of today can be in the region. */
const MAX_AHEAD = 14 * HOUR

/** Parses a row into a business without an owner, and without a trial unless the row has its dates. */
export function parseRow(source: SourceRow, mapping: Mapping, options: ParseOptions): ParsedRow {
  const name = cellText(takeValue(mapping, 'name', source.cells).value)
  if (source.problem) return { ok: false, name, reason: source.problem }
  const draft: Draft = {}
  const notes = source.note ? [source.note] : []
  const unused = new Set([...source.cells].filter(([, cell]) => !isBlank(cell)).map(([column]) => column))
  for (const field of INPUT_FIELDS) {
    const { value, columns } = takeValue(mapping, field.name, source.cells)
    for (const column of columns) unused.delete(column)
    dropRepeats(unused, source, mapping.columns.get(field.name)?.columns ?? [], value)
    const found = isBlank(value) && field.name === 'country' ? options.country : value
    const result = readField(field, found, draft, mapping)
    if (result === null) continue
    if (result.ok) {
      Object.assign(draft, result.value)
      notes.push(...(result.notes ?? []).map((note) => `${field.name}: ${note}`))
    } else if (field.isRequired) return { ok: false, name, reason: `${field.name}: ${result.message}` }
    else notes.push(`${field.name} left out: ${result.message}`)
  }
  if (!mapping.isExport) addDirections(draft, source, mapping, unused)
  notes.push(...describeUnused(unused, mapping))
  return completeRecord(draft, name, notes, options)
}

/** Other columns of a field that say the same are stored too. */
function dropRepeats(
  unused: Set<string>,
  { cells }: SourceRow,
  columns: readonly string[],
  value: unknown,
): void {
  const text = cellText(value)
  for (const column of columns) if (text !== '' && cellText(cells.get(column)) === text) unused.delete(column)
}

/** Null for a blank cell. */
function readField(field: InputField, found: unknown, draft: Draft, { isExport }: Mapping): Reading | null {
  const cell = isExport ? found : prepareCell(found, field.name)
  if (isBlank(cell) || (!isExport && Array.isArray(cell) && cell.length === 0)) return null
  if (!isExport && isPlaceholder(cell)) return err('it says that there is none')
  return !isExport && field.name === 'address' && isPair(cell) ? readPair(cell) : field.read(cell, draft)
}

/** A street beside the town says how to find the business, where there is room for it. */
function addDirections(draft: Draft, { cells }: SourceRow, { columns }: Mapping, unused: Set<string>): void {
  const sources = [...(columns.get('address')?.columns ?? []), ...(columns.get('directions')?.columns ?? [])]
  for (const column of sources) {
    if (!unused.has(column)) continue
    const text = prepareCell(cells.get(column), 'address')
    if (typeof text !== 'string' || isPair(text)) continue
    const parts = [draft.directions, text].filter((part) => part && part !== draft.address)
    const directions = [...new Set(parts)].join(', ')
    if (directions.length > EDIT_LIMITS.directions) continue
    if (directions !== '') draft.directions = directions
    unused.delete(column)
  }
}

function describeUnused(unused: ReadonlySet<string>, { ignored }: Mapping): string[] {
  const columns = [...unused].filter((column) => !ignored.has(column))
  return columns.length > 0 ? [`not stored, for want of a field: ${columns.join(', ')}`] : []
}

function completeRecord(draft: Draft, name: string, notes: string[], options: ParseOptions): ParsedRow {
  const { country, category } = draft
  if (!draft.name) return { ok: false, name, reason: 'name: missing' }
  if (!country) return { ok: false, name, reason: 'country: missing' }
  if (!category) return { ok: false, name, reason: 'category: missing' }
  if (options.country && country !== options.country) {
    return { ok: false, name, reason: `country: it is ${country}, and only ${options.country} was asked for` }
  }
  if (draft.createdAt !== undefined && draft.createdAt > options.now + MAX_AHEAD)
    return { ok: false, name, reason: 'createdAt: it is in the future' }
  if (draft.rating === 0) {
    if (draft.reviewCount) return { ok: false, name, reason: 'rating: expected a number from 1 to 5' }
    delete draft.rating
  }
  if (draft.rating === undefined && draft.reviewCount) {
    notes.push('reviewCount left out: there is no rating')
    delete draft.reviewCount
  }
  const { point, notes: pointNotes } = settlePoint(draft)
  const {
    rejectedAt,
    rejectionReason,
    rejectionNote,
    latitudeText: _latitude,
    longitudeText: _longitude,
    pair: _pair,
    ...fields
  } = draft
  if (rejectedAt === undefined && (rejectionReason ?? rejectionNote) !== undefined)
    notes.push('rejectionReason and rejectionNote left out: rejectedAt is missing')
  const rejection =
    rejectedAt === undefined
      ? null
      : { reason: rejectionReason ?? null, note: rejectionNote ?? null, at: rejectedAt }
  const record = {
    createdAt: options.now,
    ...fields,
    ...point,
    name: draft.name,
    country,
    category,
    rejection,
    ...(draft.createdAt !== undefined && { createdAt: Math.min(draft.createdAt, options.now) }),
    ...(options.status && { status: options.status }),
  }
  return { ok: true, record, notes: [...notes, ...pointNotes] }
}
