import type { BusinessStatus } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/engine/open-store.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import { batches, BatchSize, pauseForOthers } from './batches.ts'
import { listingsNamed, slugsInUse, type Known } from './import.repository.ts'
import { mappingOf, missingColumns, type Mapping, type MappingFile } from './mapping.ts'
import { readRow, type Reading, type ReadingOptions } from './reading.ts'
import { openSource, type Source } from './source.ts'
import type { SourceRow } from './source-row.ts'
import { TransferError } from './transfer-error.ts'
import { isDuplicate, identityOf, nameKey } from './duplicates.ts'

export { parseMapping, type MappingFile } from './mapping.ts'
export { TransferError } from './transfer-error.ts'

export interface ImportOptions {
  readonly file: string
  readonly mapping?: MappingFile | undefined
  readonly country?: CountryCode | undefined
  readonly status?: BusinessStatus | undefined
  readonly encoding?: string | undefined
  /** Everything is read and compared, nothing is stored. */
  readonly dryRun: boolean
  /** Milliseconds. */
  readonly now: number
  /** Hears of each row, in order, after its batch is stored. */
  onOutcome?(outcome: Outcome): void
  onProgress?(bytes: number, total: number): void
  /** Left out: a moment between two batches in which others get the write lock. */
  readonly pause?: (() => Promise<void>) | undefined
}

export interface Outcome {
  readonly row: number
  readonly name: string
  readonly taken: boolean
  /** The slug it was stored under; null when skipped or in a dry run. */
  readonly slug: string | null
  /** Why it was skipped, or what was left out. */
  readonly notes: readonly string[]
}

export interface ImportSummary {
  readonly encoding: string
  readonly taken: number
  readonly skipped: number
  /** How many rows were skipped for each reason, the values in it left out. */
  readonly reasons: ReadonlyMap<string, number>
  /** Where the fields came from: `name: Shop name`. */
  readonly mapping: readonly string[]
}

/** What the run has seen: rows of its own that a later one may repeat. */
interface Seen {
  readonly slugs: Map<string, number>
  readonly names: Map<string, { row: number; identity: Omit<Known, 'slug'> }[]>
}

interface Read {
  readonly row: number
  readonly reading: Reading
}

/**
 * Reads a file of listings and stores those that are not there yet, in short transactions of their own with pauses
 * between; run again, also after it was cut off, it adds only what is missing.
 */
export async function importListings(
  store: Pick<Store, 'read' | 'write'>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { pause = pauseForOthers } = options
  const tally = { taken: 0, skipped: 0, reasons: new Map<string, number>(), mapping: new Set<string>() }
  const unread = new Unread()
  const seen: Seen = { slugs: new Map(), names: new Map() }
  const source = await openSource(options.file, {
    encoding: options.encoding,
    onRead: (bytes, size) => options.onProgress?.(bytes, size),
  })
  const size = new BatchSize()
  for await (const batch of batches(readings(source, options, tally.mapping, unread), size)) {
    const outcomes = options.dryRun
      ? await judgeBatch(store.read, batch, seen)
      : await storeBatch(store.write, batch, seen, size)
    for (const outcome of outcomes) {
      if (outcome.taken) tally.taken += 1
      else countReason(tally, outcome)
      options.onOutcome?.(outcome)
    }
    if (!options.dryRun) await pause()
  }
  unread.refuseIfAll()
  return { ...tally, encoding: source.encoding, mapping: [...tally.mapping] }
}

/** A file of which no row can be read is no list of listings, however it got its name. */
class Unread {
  #first: SourceRow | null = null
  #isAnyRead = false

  hear(row: SourceRow): void {
    if (row.problem) this.#first ??= row
    else this.#isAnyRead = true
  }

  refuseIfAll(): void {
    if (this.#isAnyRead || !this.#first) return
    throw new TransferError(`No row could be read. Row ${this.#first.row}: ${this.#first.problem ?? ''}`)
  }
}

function countReason(tally: { skipped: number; reasons: Map<string, number> }, { notes }: Outcome) {
  tally.skipped += 1
  const reason = (notes[0] ?? '')
    .replace(/"(?:[^"\\]|\\.)*"/g, 'it')
    .replace(/^already there as .*/, 'already there')
    .replace(/^the same as row .*/, 'the same as an earlier row')
  tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1)
}

async function* readings(
  source: Source,
  options: ImportOptions & ReadingOptions,
  used: Set<string>,
  unread: Unread,
): AsyncGenerator<Read> {
  const mappings = new Map<string, Mapping>()
  for await (const row of source.rows) {
    unread.hear(row)
    const columns = [...row.cells.keys()]
    const key = columns.join('\n')
    const mapping = mappings.get(key) ?? newMapping(source, columns, row, options)
    if (!mappings.has(key))
      for (const [field, from] of mapping.columns) used.add(`${field}: ${from.join(' + ')}`)
    mappings.set(key, mapping)
    yield { row: row.row, reading: readRow(row, mapping, options) }
  }
}

const NEEDED = ['name', 'country', 'category'] as const

/** In a table a missing column is missing everywhere, so the whole file is refused at its first row. */
function newMapping(
  { kind }: Source,
  columns: readonly string[],
  row: SourceRow,
  { mapping: file, country }: ImportOptions,
): Mapping {
  const mapping = mappingOf(columns, file)
  if (kind !== 'csv' || row.problem) return mapping
  const header = `The header has: ${columns.join(', ')}`
  const absent = file ? missingColumns(columns, file) : []
  if (absent.length > 0) throw new TransferError(`The mapping names ${absent.join(', ')}. ${header}`)
  const given = (field: string) => mapping.columns.has(field) || mapping.fixed.has(field)
  const unsaid = NEEDED.filter((field) => !given(field) && !(field === 'country' && country))
  if (unsaid.length === 0) return mapping
  throw new TransferError(
    `No column was found for ${unsaid.join(' and ')}. Name it in a mapping file, or give it a fixed value there. ${header}`,
  )
}

/** What would become of a batch; takes no lock. */
async function judgeBatch(db: Kysely<Database>, batch: readonly Read[], seen: Seen): Promise<Outcome[]> {
  const judged = await judge(db, batch, seen)
  return judged.map((row) => outcomeOf(row, null))
}

async function storeBatch(
  write: Kysely<Database>,
  batch: readonly Read[],
  seen: Seen,
  size: BatchSize,
): Promise<Outcome[]> {
  let lockedAt = 0
  const outcomes = await write.transaction().execute(async (trx) => {
    lockedAt = performance.now()
    const judged = await judge(trx, batch, seen)
    const fresh = judged.flatMap(({ reading, duplicate }) =>
      reading.ok && duplicate === null ? [reading.record] : [],
    )
    const stored = await insertBusinesses(trx, fresh)
    const slugOf = new Map(fresh.map((record, position) => [record, stored[position]?.slug ?? null]))
    return judged.map((row) => outcomeOf(row, row.reading.ok ? slugOf.get(row.reading.record) : null))
  })
  size.hear(performance.now() - lockedAt)
  return outcomes
}

interface Judged extends Read {
  /** Why it is there already; null when it is not. */
  readonly duplicate: string | null
}

async function judge(db: Kysely<Database>, batch: readonly Read[], seen: Seen): Promise<Judged[]> {
  const records = batch.flatMap(({ reading }) => (reading.ok ? [reading.record] : []))
  const named = await listingsNamed(db, records.filter(({ slug }) => slug === undefined).map(identityOf))
  const slugs = await slugsInUse(
    db,
    records.flatMap(({ slug }) => slug ?? []),
  )
  return batch.map(({ row, reading }) => ({
    row,
    reading,
    duplicate: reading.ok ? duplicateOf(reading.record, row, named, slugs, seen) : null,
  }))
}

function outcomeOf({ row, reading, duplicate }: Judged, slug: string | null | undefined): Outcome {
  if (!reading.ok) return { row, name: reading.name, taken: false, slug: null, notes: [reading.reason] }
  const { record, notes } = reading
  if (duplicate !== null) return { row, name: record.name, taken: false, slug: null, notes: [duplicate] }
  return { row, name: record.name, taken: true, slug: slug ?? null, notes }
}

/** Why the record is there already; null, and remembered, when it is not. A slug of its own decides alone. */
function duplicateOf(
  record: BusinessRecord,
  row: number,
  named: readonly Known[],
  slugs: ReadonlySet<string>,
  seen: Seen,
): string | null {
  const identity = identityOf(record)
  const key = nameKey(identity)
  const { slug } = record
  if (slug !== undefined) {
    if (slugs.has(slug)) return `already there as ${slug}`
    const earlier = seen.slugs.get(slug)
    if (earlier !== undefined) return `the same as row ${earlier}`
  } else {
    const there = named.find((known) => isDuplicate(known, identity))
    if (there) return `already there as ${there.slug}`
    const earlier = seen.names.get(key)?.find((other) => isDuplicate(other.identity, identity))
    if (earlier) return `the same as row ${earlier.row}`
  }
  if (slug !== undefined) seen.slugs.set(slug, row)
  seen.names.set(key, [...(seen.names.get(key) ?? []), { row, identity }])
  return null
}
