import type { BusinessStatus } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import { HOUR } from '@portal/domain/shared'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { isBlank, cellText } from './cell.ts'
import type { Draft } from './field.ts'
import { FIELDS } from './fields.ts'
import { getValue, type Mapping } from './mapping.ts'
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
  const name = cellText(getValue(mapping, 'name', source.cells))
  if (source.problem) return { ok: false, name, reason: source.problem }
  const draft: Draft = {}
  const notes = source.note ? [source.note] : []
  for (const field of FIELDS) {
    const found = getValue(mapping, field.name, source.cells)
    const cell = isBlank(found) && field.name === 'country' ? options.country : found
    if (isBlank(cell)) continue
    const result = field.read(cell, draft)
    if (result.ok) Object.assign(draft, result.value)
    else if (field.isRequired) return { ok: false, name, reason: `${field.name}: ${result.message}` }
    else notes.push(`${field.name} left out: ${result.message}`)
  }
  return completeRecord(draft, name, notes, options)
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
  const { rejectedAt, rejectionReason, rejectionNote, ...fields } = draft
  const rejection =
    rejectedAt === undefined
      ? null
      : { reason: rejectionReason ?? null, note: rejectionNote ?? null, at: rejectedAt }
  const record = {
    createdAt: options.now,
    ...withoutHalfCoordinates(fields, notes),
    name: draft.name,
    country,
    category,
    rejection,
    ...(draft.createdAt !== undefined && { createdAt: Math.min(draft.createdAt, options.now) }),
    ...(options.status && { status: options.status }),
  }
  return { ok: true, record, notes }
}

/** Leaves a latitude without a longitude out, and the other way round. */
function withoutHalfCoordinates(
  fields: Omit<Draft, 'rejectedAt' | 'rejectionReason' | 'rejectionNote'>,
  notes: string[],
) {
  const { latitude, longitude, ...others } = fields
  if (latitude !== undefined && longitude !== undefined) return fields
  if (latitude !== undefined || longitude !== undefined)
    notes.push('coordinates skipped: one of the two is missing')
  return others
}
