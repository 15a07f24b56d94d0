import { setImmediate } from 'node:timers/promises'
import { BUSINESS_STATUSES } from '@portal/domain/business'
import {
  ADMIN_BUSINESS_SORTS,
  type AdminBusinessFilter,
  type AdminBusinessQuery,
  type AdminBusinessSummary,
} from '@portal/domain/contract'
import { PLANS } from '@portal/domain/plan'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { Page } from '#db/pagination.ts'
import { foldWord } from '@portal/domain/search'
import { splitSearchWords } from '#db/search/words.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { formatCsvLine } from '#shared/csv-text.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import {
  countMatching,
  findListed,
  findMatchingAfter,
  findMatchingIds,
  type AdminFilter,
  type AdminPosition,
  type ListedRow,
} from './businesses-list.repository.ts'
import { ADMIN_COLUMNS, toAdminCells, toAdminSummary } from './businesses-list.view.ts'

type Db = Kysely<Database>
type Query = Omit<AdminBusinessFilter, 'sort'>

/** A page of the businesses that match, and how many do. */
export async function listAdminBusinesses(
  db: Db,
  { sort = ADMIN_BUSINESS_SORTS[0], ...query }: AdminBusinessQuery,
  page: Page,
  now: number,
): Promise<{ items: AdminBusinessSummary[]; total: number }> {
  const filter = toAdminFilter(query, now)
  if (filter === null) return { items: [], total: 0 }
  const ids = await findMatchingIds(db, filter, sort, page, now)
  const total = await countMatching(db, filter, now)
  return { items: (await readInOrder(db, ids, now)).map((row) => toAdminSummary(row, now)), total }
}

async function readInOrder(db: Db, ids: readonly number[], now: number): Promise<ListedRow[]> {
  const rows = new Map((await findListed(db, ids, now)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** Rows per read, between which other requests run. */
const CSV_BATCH = 250

/** All that match as CSV, the newest first, piece by piece. */
export async function* exportAdminBusinesses(db: Db, query: Query, now: number): AsyncGenerator<string> {
  // The byte order mark lets spreadsheets read accents.
  yield `\u{feff}${formatCsvLine(ADMIN_COLUMNS)}`
  const filter = toAdminFilter(query, now)
  if (filter === null) return
  let position: AdminPosition | undefined
  for (;;) {
    const found = await findMatchingAfter(db, filter, position, { limit: CSV_BATCH, now })
    const rows = await readInOrder(
      db,
      found.map(({ id }) => id),
      now,
    )
    yield rows.map((row) => formatCsvLine(toAdminCells(row, now))).join('')
    if (found.length < CSV_BATCH) return
    position = found.at(-1)
    await setImmediate()
  }
}

/** Records who exported which list of businesses, on their own account. */
export function recordExport(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  administratorId: number,
  query: Query,
): Promise<void> {
  const filters = Object.entries(query).filter(([, value]) => value !== undefined)
  return store.write.transaction().execute((trx) =>
    recordAction(trx, {
      at: now(),
      actor_id: administratorId,
      action: 'businesses exported',
      subject_kind: 'account',
      subject_id: administratorId,
      note: filters.map(([name, value]) => `${name}: ${String(value)}`).join(', ') || null,
    }),
  )
}

/** The filter that a query stands for; null when it names something that does not exist. */
function toAdminFilter(query: Query, now: number): AdminFilter | null {
  const { country, province, category, search = '' } = query
  const where = parseFilter({ country, province, category }, now)
  const state = parseChoice(query.state, BUSINESS_STATUSES)
  const plan = parseChoice(
    query.plan,
    PLANS.map(({ tier }) => String(tier)),
  )
  const flags = [query.verified, query.featured, query.incomplete]
  if (where === null || state === null || plan === null || flags.includes(null)) return null
  return {
    ...where,
    ...(state !== undefined && { state }),
    ...(plan !== undefined && { tier: Number(plan) }),
    ...(query.verified != null && { isVerified: query.verified }),
    ...(query.featured != null && { isFeatured: query.featured }),
    ...(query.incomplete != null && { isIncomplete: query.incomplete }),
    words: splitSearchWords(search).map(foldWord),
  }
}

/** One of some values; undefined for a blank text, null for an unknown one. */
function parseChoice<Value extends string>(
  text: string | undefined,
  values: readonly Value[],
): Value | undefined | null {
  if (text === undefined || text.trim() === '') return undefined
  return values.find((value) => value === text) ?? null
}
