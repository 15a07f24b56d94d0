import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { isDuplicate, toNameKey, toIdentity } from './duplicates.ts'
import { findByNames, findUsedSlugs, type StoredIdentity } from './import.repository.ts'
import type { ParsedRow } from './parse-row.ts'

/** Rows of this run that a later row may repeat. */
export interface EarlierRows {
  readonly slugs: Map<string, number>
  readonly names: Map<string, { row: number; identity: Omit<StoredIdentity, 'slug'> }[]>
}

export interface NumberedRow {
  readonly row: number
  readonly parsed: ParsedRow
}

export interface CheckedRow extends NumberedRow {
  /** The business or row that it repeats, in words; null for none. */
  readonly duplicate: string | null
}

/** Compares rows with what is stored and with the earlier rows of the run. */
export async function checkRows(
  db: Kysely<Database>,
  batch: readonly NumberedRow[],
  earlier: EarlierRows,
): Promise<CheckedRow[]> {
  const records = batch.flatMap(({ parsed }) => (parsed.ok ? [parsed.record] : []))
  const named = await findByNames(db, records.filter(({ slug }) => slug === undefined).map(toIdentity))
  const slugs = await findUsedSlugs(
    db,
    records.flatMap(({ slug }) => slug ?? []),
  )
  return batch.map(({ row, parsed }) => ({
    row,
    parsed,
    duplicate: parsed.ok ? findDuplicate(parsed.record, row, { named, slugs, earlier }) : null,
  }))
}

/** The rows that a record may repeat. */
interface KnownRows {
  /** Stored businesses with the name of one of the rows. */
  readonly named: readonly StoredIdentity[]
  /** Slugs of stored businesses. */
  readonly slugs: ReadonlySet<string>
  readonly earlier: EarlierRows
}

/** The business or row that a record repeats, in words; null if it is new, and then it is added to the earlier rows. */
function findDuplicate(
  record: BusinessRecord,
  row: number,
  { named, slugs, earlier }: KnownRows,
): string | null {
  const identity = toIdentity(record)
  const key = toNameKey(identity)
  const { slug } = record
  // A slug alone identifies a row.
  if (slug !== undefined) {
    if (slugs.has(slug)) return `already there as ${slug}`
    const sameRow = earlier.slugs.get(slug)
    if (sameRow !== undefined) return `the same as row ${sameRow}`
  } else {
    const stored = named.find((other) => isDuplicate(other, identity))
    if (stored) return `already there as ${stored.slug}`
    const same = earlier.names.get(key)?.find((other) => isDuplicate(other.identity, identity))
    if (same) return `the same as row ${same.row}`
  }
  if (slug !== undefined) earlier.slugs.set(slug, row)
  earlier.names.set(key, [...(earlier.names.get(key) ?? []), { row, identity }])
  return null
}
