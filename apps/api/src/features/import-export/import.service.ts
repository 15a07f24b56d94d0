import type { ModerationStatus } from '@portal/domain/moderation'
import type { CountryCode } from '@portal/domain/place'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/engine/store.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import { groupIntoBatches, BatchSize, pauseForOtherWriters } from './batches.ts'
import { checkRows, type CheckedRow, type EarlierRows, type NumberedRow } from './check-rows.ts'
import { DataFileError } from './data-file-error.ts'
import { flattenCells, parseObjectCells } from './flatten-cells.ts'
import {
  createMapping,
  findMissingColumns,
  isContainer,
  isExport,
  isHeader,
  type FieldColumns,
  type Mapping,
  type MappingFile,
} from './mapping.ts'
import { isFaxObject } from './phone-object.ts'
import { parseRow, type ParseOptions } from './parse-row.ts'
import { createImportSource, type Source } from './source.ts'
import type { SourceRow } from './source-row.ts'

export interface ImportOptions {
  readonly file: string
  readonly mapping?: MappingFile | undefined
  readonly country?: CountryCode | undefined
  readonly status?: ModerationStatus | undefined
  readonly encoding?: string | undefined
  /** Reads and compares everything, but stores nothing. */
  readonly dryRun: boolean
  /** Milliseconds. */
  readonly now: number
  /** Called for each row, in order, after its batch is stored. */
  onOutcome?(outcome: RowOutcome): void
  onProgress?(bytes: number, total: number): void
  /** Runs between two batches; by default a short pause for other writers. */
  readonly pause?: (() => Promise<void>) | undefined
}

export interface RowOutcome {
  readonly row: number
  readonly name: string
  readonly isImported: boolean
  /** The slug of the stored business; null for a skipped row and in a dry run. */
  readonly slug: string | null
  /** Why it was skipped, or what was left out. */
  readonly notes: readonly string[]
}

export interface ImportSummary {
  readonly encoding: string
  readonly imported: number
  readonly skipped: number
  /** Skipped rows by reason, without the values in it. */
  readonly reasons: ReadonlyMap<string, number>
  /** The columns of each field: `name: Shop name`. */
  readonly mapping: readonly string[]
}

/**
 * Imports the businesses of a file that are not stored yet, in short transactions with pauses. Run again, even after an
 * interruption, it adds only what is missing.
 */
export async function importBusinesses(
  store: Pick<Store, 'read' | 'write'>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { pause = pauseForOtherWriters } = options
  const tally = { imported: 0, skipped: 0, reasons: new Map<string, number>(), mapping: new Set<string>() }
  const guard = new UnreadableFileGuard()
  const earlier: EarlierRows = { slugs: new Map(), names: new Map() }
  const source = await createImportSource(options.file, {
    encoding: options.encoding,
    isHeader: (cells) => isHeader(cells, options.mapping),
    onRead: (bytes, size) => options.onProgress?.(bytes, size),
  })
  const size = new BatchSize()
  for await (const batch of groupIntoBatches(parseRows(source, options, tally.mapping, guard), size)) {
    const outcomes = options.dryRun
      ? await checkBatch(store.read, batch, earlier)
      : await storeBatch(store.write, batch, earlier, size)
    for (const outcome of outcomes) {
      if (outcome.isImported) tally.imported += 1
      else countReason(tally, outcome)
      options.onOutcome?.(outcome)
    }
    if (!options.dryRun) await pause()
  }
  guard.requireReadableRow()
  return { ...tally, encoding: source.encoding, mapping: [...tally.mapping] }
}

/** Rejects a file without any readable row: it is no list of businesses. */
class UnreadableFileGuard {
  #first: SourceRow | null = null
  #hasReadableRow = false

  add(row: SourceRow): void {
    if (row.problem) this.#first ??= row
    else this.#hasReadableRow = true
  }

  requireReadableRow(): void {
    if (this.#hasReadableRow || !this.#first) return
    throw new DataFileError(`No row could be read. Row ${this.#first.row}: ${this.#first.problem ?? ''}`)
  }
}

function countReason(tally: { skipped: number; reasons: Map<string, number> }, { notes }: RowOutcome) {
  tally.skipped += 1
  const reason = (notes[0] ?? '')
    .replace(/"(?:[^"\\]|\\.)*"/g, 'it')
    .replace(/^already there as .*/, 'already there')
    .replace(/^the same as row .*/, 'the same as an earlier row')
  tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1)
}

async function* parseRows(
  source: Source,
  options: ImportOptions & ParseOptions,
  used: Set<string>,
  guard: UnreadableFileGuard,
): AsyncGenerator<NumberedRow> {
  const mappings = new Map<string, Mapping>()
  const isWhole = createObjectFilter(options.mapping)
  for await (const sourceRow of source.rows) {
    const { cells } = sourceRow
    const objects = isExport([...cells.keys()]) ? cells : parseObjectCells(cells, isContainer)
    const row = { ...sourceRow, cells: flattenCells(objects, isWhole) }
    guard.add(row)
    const columns = [...row.cells.keys()]
    const key = columns.join('\n')
    const mapping = mappings.get(key) ?? mapColumns(source, columns, row, options)
    if (!mappings.has(key))
      for (const [field, from] of mapping.columns) used.add(`${field}: ${formatColumns(from)}`)
    mappings.set(key, mapping)
    yield { row: row.row, parsed: parseRow(row, mapping, options) }
  }
}

const formatColumns = ({ columns, combine }: FieldColumns): string =>
  columns.join(combine === 'first' ? ' or ' : ' + ')

/** Creates a filter for objects to keep whole: hours, a fax, and those of columns in a mapping file. */
function createObjectFilter(file?: MappingFile): (column: string, cell: object) => boolean {
  const named = new Set(Object.values(file?.fields ?? {}).flatMap((columns) => columns ?? []))
  return (column, cell) => {
    const { columns } = createMapping([column])
    return named.has(column) || columns.has('hours') || (columns.has('phone') && isFaxObject(cell))
  }
}

const REQUIRED = ['name', 'country', 'category'] as const

/** A missing column is missing in every row, so the file is rejected at its first one. */
function mapColumns(
  { kind }: Source,
  columns: readonly string[],
  row: SourceRow,
  { mapping: file, country }: ImportOptions,
): Mapping {
  const mapping = createMapping(columns, file)
  if (kind !== 'csv' || row.problem) return mapping
  const header = `The header has: ${columns.join(', ')}`
  const absent = file ? findMissingColumns(columns, file) : []
  if (absent.length > 0) throw new DataFileError(`The mapping names ${absent.join(', ')}. ${header}`)
  const isMapped = (field: string) => mapping.columns.has(field) || mapping.fixed.has(field)
  const unmapped = REQUIRED.filter((field) => !isMapped(field) && !(field === 'country' && country))
  if (unmapped.length === 0) return mapping
  throw new DataFileError(
    `No column was found for ${unmapped.join(' and ')}. Name it in a mapping file, or give it a fixed value there. ${header}`,
  )
}

/** Checks a batch without storing it; takes no lock. */
async function checkBatch(
  db: Kysely<Database>,
  batch: readonly NumberedRow[],
  earlier: EarlierRows,
): Promise<RowOutcome[]> {
  const checked = await checkRows(db, batch, earlier)
  return checked.map((row) => toOutcome(row, null))
}

async function storeBatch(
  write: Kysely<Database>,
  batch: readonly NumberedRow[],
  earlier: EarlierRows,
  size: BatchSize,
): Promise<RowOutcome[]> {
  let lockedAt = 0
  const outcomes = await write.transaction().execute(async (trx) => {
    lockedAt = performance.now()
    const checked = await checkRows(trx, batch, earlier)
    const newRecords = checked.flatMap(({ parsed, duplicate }) =>
      parsed.ok && duplicate === null ? [parsed.record] : [],
    )
    const stored = await insertBusinesses(trx, newRecords)
    const slugByRecord = new Map(
      newRecords.map((record, position) => [record, stored[position]?.slug ?? null]),
    )
    return checked.map((row) => toOutcome(row, row.parsed.ok ? slugByRecord.get(row.parsed.record) : null))
  })
  size.adjust(performance.now() - lockedAt)
  return outcomes
}

function toOutcome({ row, parsed, duplicate }: CheckedRow, slug: string | null | undefined): RowOutcome {
  if (!parsed.ok) return { row, name: parsed.name, isImported: false, slug: null, notes: [parsed.reason] }
  const { record, notes } = parsed
  if (duplicate !== null) return { row, name: record.name, isImported: false, slug: null, notes: [duplicate] }
  if (slug && record.slug !== undefined && slug !== record.slug)
    return {
      row,
      name: record.name,
      isImported: true,
      slug,
      notes: [...notes, `slug: ${record.slug} is taken, so it is ${slug}`],
    }
  return { row, name: record.name, isImported: true, slug: slug ?? null, notes }
}
