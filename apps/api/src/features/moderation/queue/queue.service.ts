import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  QUEUE_KINDS,
  type QueueCounts,
  type QueueItem,
  type QueueKind,
  type QueueQuery,
  type QueueDetail,
} from '@portal/domain/contract'
import { getReviewDueDate } from '@portal/domain/moderation'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { NextPage } from '#db/pagination.ts'
import { readQueueCounts } from '#db/queue-counts.ts'
import { foldWord, listOtherSpellings } from '@portal/domain/search'
import type { QueuePosition, QueueSource, WaitingItem } from '../sources/source.ts'
import type { QueueSources } from '../sources/sources.service.ts'
import { readState } from '../decisions/record.service.ts'
import { readSender } from './sender.service.ts'

type Db = Kysely<Database>

interface QueuePage {
  readonly items: QueueItem[]
  /** How many match. */
  readonly total: number
  readonly next: NextPage | null
}

/** A waiting item of any kind. */
interface Entry extends WaitingItem {
  readonly kind: QueueKind
}

/** Where a page of the merged queue begins: after an item of a kind. */
interface Cursor extends QueuePosition {
  readonly kind: QueueKind | null
}

const DEFAULT_LIMIT = 25
const START: Cursor = { submittedAt: -1, kind: null, id: 0 }

/**
 * A page of waiting items, the longest waiting first. Each kind reads its next items from an index, so a page costs the
 * same at any depth.
 */
export async function readQueue(
  db: Db,
  sources: QueueSources,
  { kind, search = '', limit = DEFAULT_LIMIT, after }: QueueQuery,
): Promise<QueuePage> {
  const cursor = parseCursor(after)
  const selected = Object.values(sources).filter((source) => kind === undefined || source.kind === kind)
  const words = foldWord(search).split(/\s+/).filter(Boolean)
  const { entries, total } =
    words.length === 0
      ? await readNext(db, selected, cursor, limit + 1)
      : await searchAll(db, selected, cursor, words)
  const page = entries.slice(0, limit)
  const last = page.at(-1)
  const hasMore = entries.length > limit && last
  return { items: page.map(toItem), total, next: hasMore ? { limit, after: toCursor(last) } : null }
}

async function readNext(db: Db, sources: readonly QueueSource[], cursor: Cursor, limit: number) {
  const entries: Entry[] = []
  for (const source of sources) {
    const found = await source.findWaiting(db, getStart(source, cursor), limit)
    entries.push(...found.map((item) => ({ ...item, kind: source.kind })))
  }
  const counts = await countAll(db, sources)
  const total = sources.reduce((sum, { counter }) => sum + (counts[counter] ?? 0), 0)
  return { entries: entries.toSorted(compare), total }
}

/** Items searched before other requests get their turn. */
const SEARCH_BATCH = 250

/** SQLite does not fold accents, so texts are searched here, in batches. */
async function searchAll(db: Db, sources: readonly QueueSource[], cursor: Cursor, words: readonly string[]) {
  const found: Entry[] = []
  for (const source of sources) {
    let position: QueuePosition | undefined = START
    while (position) {
      const items: WaitingItem[] = await source.findWaiting(db, position, SEARCH_BATCH)
      const matching = items.filter((item) => hasAllWords(item, words))
      found.push(...matching.map((item) => ({ ...item, kind: source.kind })))
      position = items.length === SEARCH_BATCH ? items.at(-1) : undefined
      await nextTurn()
    }
  }
  const sorted = found.toSorted(compare)
  return { entries: sorted.filter((entry) => compare(entry, cursor) > 0), total: found.length }
}

function hasAllWords({ texts }: WaitingItem, words: readonly string[]): boolean {
  const all = texts.filter((text) => text !== null && text !== undefined)
  // References are often typed without their hyphens, and names with and without hyphens and dots.
  const others = all.flatMap((one) => [
    one.replaceAll('-', ''),
    ...listOtherSpellings(one).map(({ word }) => word),
  ])
  const text = foldWord([...all, ...others].join('\n'))
  return words.every((word) => text.includes(word) || text.includes(word.replaceAll(/[-.'’]/g, '')))
}

const getRank = (kind: QueueKind | null): number => (kind === null ? -1 : QUEUE_KINDS.indexOf(kind))

/** The longest waiting first; items of the same time by kind and id. */
const compare = (one: Cursor, other: Cursor): number =>
  one.submittedAt - other.submittedAt || getRank(one.kind) - getRank(other.kind) || one.id - other.id

/** Where a kind's items after a cursor begin: at the cursor's own time only later kinds have any. */
function getStart({ kind }: QueueSource, cursor: Cursor): QueuePosition {
  const order = getRank(kind) - getRank(cursor.kind)
  const id = order === 0 ? cursor.id : order < 0 ? Number.MAX_SAFE_INTEGER : 0
  return { submittedAt: cursor.submittedAt, id }
}

const toCursor = ({ submittedAt, kind, id }: Entry): string => `${submittedAt}-${kind}-${id}`

/** The item of a cursor may be gone. */
function parseCursor(after: string | undefined): Cursor {
  if (after === undefined) return START
  const [submittedAt = '', name, id = ''] = after.split('-')
  const kind = QUEUE_KINDS.find((known) => known === name) ?? null
  return { submittedAt: Number(submittedAt), kind, id: Number(id) }
}

const toItem = ({ texts: _texts, submittedAt, ...entry }: Entry): QueueItem => ({
  ...entry,
  submittedAt: new Date(submittedAt).toISOString(),
  dueAt: getReviewDueDate(submittedAt, entry.timeZone).toISOString(),
})

const countAll = (db: Db, sources: readonly QueueSource[]): Promise<Record<string, number>> =>
  readQueueCounts(db, [...sources.map(({ counter }) => counter), 'inquiry'])

/** The number of waiting items of each kind, and of open inquiries. */
export async function countQueue(db: Db, sources: QueueSources): Promise<QueueCounts> {
  const counts = await countAll(db, Object.values(sources))
  const waiting = Object.values(sources).map(({ kind, counter }) => [kind, counts[counter] ?? 0])
  return {
    ...(Object.fromEntries(waiting) as Record<QueueKind, number>),
    inquiries: counts.inquiry ?? 0,
  }
}

/** One item with all that a decision needs, whatever its status; throws if there is none. */
export async function readQueueItem(
  db: Kysely<Database>,
  sources: QueueSources,
  { kind, id }: { readonly kind: QueueKind; readonly id: number },
  administratorId: number,
): Promise<QueueDetail> {
  const source = sources[kind]
  const { content, sender, status, submittedAt, timeZone, differences, duplicates, ...facts } =
    await source.describe(db, id, administratorId)
  return {
    ...content,
    ...facts,
    id,
    timeZone,
    submittedAt: new Date(submittedAt).toISOString(),
    dueAt: getReviewDueDate(submittedAt, timeZone).toISOString(),
    state: await readState(db, source, id, status),
    differences: [...differences],
    duplicates: [...duplicates],
    sender: sender && (await readSender(db, sender, { kind, id })),
  }
}
