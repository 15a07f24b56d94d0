import { EDIT_LIMITS } from '@portal/domain/business'
import type { ModerationStatus } from '@portal/domain/moderation'
import type { CountryCode } from '@portal/domain/place'
import { HOUR } from '@portal/domain/shared'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { formatCell, describeLeftOut, isBlank, listTexts } from './cell.ts'
import type { Draft, InputField, Reading } from './field.ts'
import { INPUT_FIELDS } from './fields.ts'
import { getFieldValue, type Mapping } from './mapping.ts'
import { isPair, readPair, resolvePoint } from './place-cells.ts'
import { isPlaceholder, PLACEHOLDER_REASON } from './placeholders.ts'
import { prepareCell, isPlaceholderCell } from './prepare-cell.ts'
import type { SourceRow } from './source-row.ts'

export interface ParseOptions {
  /** The country of rows without one; rows of another country are skipped. */
  readonly country?: CountryCode | undefined
  /** Overrides the status of every row. */
  readonly status?: ModerationStatus | undefined
  /** In milliseconds: the creation time of rows without one. */
  readonly now: number
}

/** A business to store with notes on what was left out, or why the row is skipped. */
export type ParsedRow =
  | { readonly ok: true; readonly record: BusinessRecord; readonly notes: readonly string[] }
  | { readonly ok: false; readonly name: string; readonly reason: string }

/** In milliseconds: how far ahead of UTC today's date can be in the region. */
const MAX_AHEAD = 14 * HOUR

/** Parses a row into a business without an owner, and without a trial unless the row has its dates. */
export function parseRow(source: SourceRow, mapping: Mapping, options: ParseOptions): ParsedRow {
  const name = formatCell(getFieldValue(mapping, 'name', source.cells).value)
  if (source.problem) return { ok: false, name, reason: source.problem }
  const draft: Draft = {}
  const notes = source.note ? [source.note] : []
  const unused = new Set([...source.cells].filter(([, cell]) => !isBlank(cell)).map(([column]) => column))
  for (const field of INPUT_FIELDS) {
    const { value, columns } = getFieldValue(mapping, field.name, source.cells)
    for (const column of columns) unused.delete(column)
    dropRepeats(unused, source, mapping.columns.get(field.name)?.columns ?? [], value)
    const isMissing = isBlank(value) || isPlaceholder(value, 'country')
    const found = isMissing && field.name === 'country' ? (options.country ?? value) : value
    const result = readField(field, found, draft, mapping)
    if (result === null) continue
    if (result.ok) {
      Object.assign(draft, result.value)
      notes.push(...(result.notes ?? []).map((note) => `${field.name}: ${note}`))
    } else if (field.isRequired) return { ok: false, name, reason: `${field.name}: ${result.message}` }
    else notes.push(`${field.name} left out: ${result.message}`)
  }
  if (!mapping.isExport) addDirections(draft, source, mapping, unused)
  notes.push(...describeUnused(unused, source, mapping))
  return completeRecord(draft, name, notes, options)
}

/** Other columns of a field with the same value need no note. */
function dropRepeats(
  unused: Set<string>,
  { cells }: SourceRow,
  columns: readonly string[],
  value: unknown,
): void {
  const text = formatCell(value)
  for (const column of columns)
    if (text !== '' && formatCell(cells.get(column)) === text) unused.delete(column)
}

/** Null for a blank cell. */
function readField(field: InputField, found: unknown, draft: Draft, { isExport }: Mapping): Reading | null {
  if (isExport) return isBlank(found) ? null : field.read(found, draft)
  const { cell, notes } = prepareCell(found, field.name)
  if (isBlank(cell) || (Array.isArray(cell) && cell.length === 0))
    return notes.length > 0 ? { ok: true, value: {}, notes } : null
  if (isPlaceholderCell(cell, field.name))
    return {
      ok: true,
      value: {},
      notes: [...notes, describeLeftOut(listTexts(cell).join(', '), PLACEHOLDER_REASON)],
    }
  const reading = field.name === 'address' && isPair(cell) ? readPair(cell) : field.read(cell, draft)
  return reading.ok ? { ...reading, notes: [...notes, ...(reading.notes ?? [])] } : reading
}

/** Adds unused columns of the address, such as a street, to the directions if they fit. */
function addDirections(draft: Draft, { cells }: SourceRow, { columns }: Mapping, unused: Set<string>): void {
  const sources = [...(columns.get('address')?.columns ?? []), ...(columns.get('directions')?.columns ?? [])]
  for (const column of sources) {
    if (!unused.has(column)) continue
    const { cell: text, notes } = prepareCell(cells.get(column), 'address')
    if (typeof text !== 'string' || notes.length > 0 || isPair(text) || isPlaceholderCell(text, 'address'))
      continue
    const parts = [draft.directions, text].filter((part) => part && part !== draft.address)
    const directions = [...new Set(parts)].join(', ')
    if (directions.length > EDIT_LIMITS.directions) continue
    if (directions !== '') draft.directions = directions
    unused.delete(column)
  }
}

/** Describes columns that no field used: there is none, or another column was preferred. */
function describeUnused(unused: ReadonlySet<string>, { cells }: SourceRow, mapping: Mapping): string[] {
  const empty = new Set<string>()
  for (const [field, { columns }] of mapping.columns)
    for (const column of columns) if (isPlaceholder(cells.get(column), field)) empty.add(column)
  const columns = [...unused].filter((column) => !mapping.ignored.has(column))
  const others = columns.filter((column) => !empty.has(column))
  return [
    ...columns
      .filter((column) => empty.has(column))
      .map((column) => `${column} left out: ${PLACEHOLDER_REASON}`),
    ...(others.length > 0 ? [`not stored, for want of a field: ${others.join(', ')}`] : []),
  ]
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
  const { point, notes: pointNotes } = resolvePoint(draft)
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
