import { setImmediate } from 'node:timers/promises'
import type { AuditEntry, AuditFilter, AuditQuery } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { addDays, zonedTimeToUtc } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { NextPage } from '#db/pagination.ts'
import { formatCsvLine } from '#shared/csv-text.ts'
import { findEntries, type AuditPosition, type EntryFilter, type EntryRow } from './audit-trail.repository.ts'
import { AUDIT_COLUMNS, toAuditEntry, toCells } from './audit-trail.view.ts'

const DEFAULT_ROWS = 50

type FindPaths<Key> = (
  db: Kysely<Database>,
  ids: readonly number[],
  now: number,
) => Promise<ReadonlyMap<Key, string>>

/** Find the paths of public pages: businesses by id, content by kind and id. */
export interface PathFinders {
  readonly findBusinessPaths: FindPaths<number>
  readonly findContentPaths: FindPaths<string>
}

/** The dependencies of a read. */
export interface AuditReader extends PathFinders {
  readonly db: Kysely<Database>
  readonly now: number
}

/** A page of the audit trail, the newest first, and where the next one begins. */
export async function readAuditTrail(
  reader: AuditReader,
  { limit = DEFAULT_ROWS, after, ...filter }: AuditQuery,
): Promise<{ items: AuditEntry[]; next: NextPage | null }> {
  const position = after === undefined ? undefined : parsePosition(after)
  const rows = await findEntries(reader.db, toEntryFilter(filter), limit + 1, position)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? { limit, after: `${last.at}-${last.id}` } : null
  return { items: await toEntries(reader, page), next }
}

/** Rows per read, between which other requests run. */
const CSV_BATCH = 250

/** The audit trail as CSV, piece by piece. */
export async function* exportAuditTrail(reader: AuditReader, query: AuditFilter): AsyncGenerator<string> {
  const filter = toEntryFilter(query)
  // The byte order mark lets spreadsheets read accents.
  yield `\u{feff}${formatCsvLine(AUDIT_COLUMNS)}`
  let position: AuditPosition | undefined
  for (;;) {
    const rows = await findEntries(reader.db, filter, CSV_BATCH, position)
    const entries = await toEntries(reader, rows)
    yield entries.map((entry) => formatCsvLine(toCells(entry))).join('')
    if (rows.length < CSV_BATCH) return
    position = rows.at(-1)
    await setImmediate()
  }
}

async function toEntries(
  { db, now, findBusinessPaths, findContentPaths }: AuditReader,
  rows: readonly EntryRow[],
): Promise<AuditEntry[]> {
  const businessIds = rows.flatMap(({ business_id }) => business_id ?? [])
  const paths = {
    businesses: await findBusinessPaths(db, businessIds, now),
    content: await findContentPaths(
      db,
      rows.filter(({ business_id }) => business_id === null).map(({ subject_id }) => subject_id),
      now,
    ),
  }
  return rows.map((row) => toAuditEntry(row, paths))
}

function parsePosition(cursor: string): AuditPosition {
  const [at = 0, id = 0] = cursor.split('-').map(Number)
  return { at, id }
}

const toEntryFilter = ({ from, to, ...filter }: AuditFilter): EntryFilter => ({
  ...filter,
  from: from === undefined ? undefined : getStartOfDay(from),
  until: to === undefined ? undefined : getStartOfDay(addDays(to, 1)),
})

const getStartOfDay = (day: string): number => zonedTimeToUtc(day, '00:00', PORTAL_TIME_ZONE)
