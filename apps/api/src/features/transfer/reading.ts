import type { BusinessStatus } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { isBlank, textOf } from './cell.ts'
import type { Draft } from './field.ts'
import { FIELDS } from './fields.ts'
import { valueOf, type Mapping } from './mapping.ts'
import type { SourceRow } from './source-row.ts'

export interface ReadingOptions {
  /** Rows without a country get it; rows of another country are skipped. */
  readonly country?: CountryCode | undefined
  /** The status of every row, whatever the row says. */
  readonly status?: BusinessStatus | undefined
  /** Milliseconds: when a row was created that does not say. */
  readonly now: number
}

/** A row read: a listing to store with what was left out, or why there is none. */
export type Reading =
  | { readonly ok: true; readonly record: BusinessRecord; readonly notes: readonly string[] }
  | { readonly ok: false; readonly name: string; readonly reason: string }

/** Milliseconds: a date of today is up to so far ahead where the day begins first. */
const AHEAD = 14 * 60 * 60 * 1000

/** Makes a listing of a row. It has no owner, and no trial unless the row has the dates of one. */
export function readRow(source: SourceRow, mapping: Mapping, options: ReadingOptions): Reading {
  const name = textOf(valueOf(mapping, 'name', source.cells))
  if (source.problem) return { ok: false, name, reason: source.problem }
  const draft: Draft = {}
  const notes = source.note ? [source.note] : []
  for (const field of FIELDS) {
    const found = valueOf(mapping, field.name, source.cells)
    const cell = isBlank(found) && field.name === 'country' ? options.country : found
    if (isBlank(cell)) continue
    const result = field.read(cell, draft)
    if (result.ok) Object.assign(draft, result.value)
    else if (field.needed) return { ok: false, name, reason: `${field.name}: ${result.message}` }
    else notes.push(`${field.name} left out: ${result.message}`)
  }
  return completed(draft, name, notes, options)
}

function completed(draft: Draft, name: string, notes: string[], options: ReadingOptions): Reading {
  const { country, category } = draft
  if (!draft.name) return { ok: false, name, reason: 'name: there is none' }
  if (!country) return { ok: false, name, reason: 'country: there is none' }
  if (!category) return { ok: false, name, reason: 'category: there is none' }
  if (options.country && country !== options.country) {
    return { ok: false, name, reason: `country: it is ${country}, and only ${options.country} was asked for` }
  }
  if (draft.createdAt !== undefined && draft.createdAt > options.now + AHEAD)
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
    ...withWholePlace(fields, notes),
    name: draft.name,
    country,
    category,
    rejection,
    ...(draft.createdAt !== undefined && { createdAt: Math.min(draft.createdAt, options.now) }),
    ...(options.status && { status: options.status }),
  }
  return { ok: true, record, notes }
}

/** Half a pair of coordinates is no place. */
function withWholePlace(
  fields: Omit<Draft, 'rejectedAt' | 'rejectionReason' | 'rejectionNote'>,
  notes: string[],
) {
  const { latitude, longitude, ...others } = fields
  if (latitude !== undefined && longitude !== undefined) return fields
  if (latitude !== undefined || longitude !== undefined)
    notes.push('coordinates left out: one of the two is missing')
  return others
}
