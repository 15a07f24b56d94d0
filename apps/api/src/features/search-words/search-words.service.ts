import type {
  NewSearchWords,
  SearchWords,
  SearchWordsPreview,
  SearchWordsTrial,
} from '@portal/domain/contract'
import { foldWords } from '@portal/domain/search'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { raiseWordsVersion } from '#db/version.ts'
import { recordAction, type Facts } from '#features/audit/audit.service.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import { toWordRow } from './added-words.service.ts'
import { findUnknown } from './known-words.ts'
import {
  deleteEntry,
  findEntries,
  findEntry,
  findListedStems,
  insertEntry,
  updateEntry,
  type EntryRow,
  type WordsRow,
} from './search-words.repository.ts'
import type { TrialSearch } from './trial-search.service.ts'

type Context = Pick<AppContext, 'store' | 'now'>

interface EntryKey {
  readonly adminId: number
  readonly id: number
}

const toInstant = (at: number): string => new Date(at).toISOString()

const toEntry = ({ words, relation, meanings, ...row }: EntryRow): SearchWords => ({
  id: row.id,
  words: words.split('|'),
  relation,
  meanings: meanings.split('|'),
  category: row.category,
  addedBy: row.person,
  addedAt: toInstant(row.added_at),
  changedAt: row.changed_at === null ? null : toInstant(row.changed_at),
})

/** The entries of administrators, the last changed first. */
export const listSearchWords = async (db: Kysely<Database>): Promise<SearchWords[]> =>
  (await findEntries(db)).map(toEntry)

/** Searches for the first word as if a new entry were saved. */
export async function previewSearchWords(
  { store, now }: Context,
  search: TrialSearch,
  { without, ...trial }: SearchWordsTrial,
): Promise<SearchWordsPreview> {
  const others = await findOthers(store.read, without)
  await checkWords(store.read, trial, others)
  const text = trial.words[0] ?? ''
  const at = now()
  const before = await search({ text, now: at })
  const found = await search({ text, added: [...others, toRow(trial)].map(toWordRow), now: at })
  return { text, before: before.total, total: found.total, items: found.items }
}

/** Adds an entry; searches use it at once. */
export function addSearchWords(
  { store, now }: Context,
  adminId: number,
  entry: NewSearchWords,
): Promise<SearchWords> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const others = await findOthers(trx)
    await checkWords(trx, entry, others)
    rejectRepeats(entry, others)
    const row = toRow(entry)
    const id = await insertEntry(trx, { ...row, added_by: adminId, added_at: at, changed_at: null })
    await raiseWordsVersion(trx)
    await record(trx, { at, adminId, id, action: 'words added', before: NOTHING, after: toFacts(row) })
    return readEntry(trx, id)
  })
}

/** Changes an entry; an unchanged one is not written. */
export function changeSearchWords(
  { store, now }: Context,
  { adminId, id }: EntryKey,
  entry: NewSearchWords,
): Promise<SearchWords> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const before = await requireEntry(trx, id)
    const others = await findOthers(trx, id)
    await checkWords(trx, entry, others)
    rejectRepeats(entry, others)
    const row = toRow(entry)
    const isSame = JSON.stringify(toFacts(row)) === JSON.stringify(toFacts(before))
    if (isSame) return toEntry(before)
    await updateEntry(trx, id, { ...row, changed_at: at })
    await raiseWordsVersion(trx)
    await record(trx, {
      at,
      adminId,
      id,
      action: 'words changed',
      before: toFacts(before),
      after: toFacts(row),
    })
    return readEntry(trx, id)
  })
}

export function deleteSearchWords({ store, now }: Context, { adminId, id }: EntryKey): Promise<void> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const before = await requireEntry(trx, id)
    await deleteEntry(trx, id)
    await raiseWordsVersion(trx)
    await record(trx, { at, adminId, id, action: 'words deleted', before: toFacts(before), after: NOTHING })
  })
}

interface EntryChange extends EntryKey {
  readonly at: number
  readonly action: 'words added' | 'words changed' | 'words deleted'
  readonly before: Facts
  readonly after: Facts
}

const record = (trx: Transaction<Database>, { adminId, id, ...action }: EntryChange): Promise<void> =>
  recordAction(trx, { ...action, actor_id: adminId, subject_kind: 'search words', subject_id: id })

const NOTHING: Facts = { words: null, relation: null, meanings: null, category: null }

/** An entry for the audit trail. */
const toFacts = ({ words, relation, meanings, category }: WordsRow): Facts => ({
  words: words.replaceAll('|', ', '),
  relation,
  meanings: meanings.replaceAll('|', ', '),
  category,
})

const toRow = ({
  words,
  relation,
  meanings,
  category = null,
}: Omit<SearchWordsTrial, 'without'> | NewSearchWords): WordsRow => ({
  words: [...new Set(words)].join('|'),
  relation,
  meanings: [...new Set(meanings)].join('|'),
  category,
})

const getKey = (phrase: string): string => foldWords(phrase).join(' ')

/** All entries but one. */
const findOthers = async (db: Kysely<Database>, own?: number): Promise<EntryRow[]> =>
  (await findEntries(db)).filter(({ id }) => id !== own)

/** Rejects a phrase on both sides, and meanings that no listing or entry has. */
async function checkWords(
  db: Kysely<Database>,
  { words, meanings }: Pick<NewSearchWords, 'words' | 'meanings'>,
  others: readonly EntryRow[],
): Promise<void> {
  const left = new Set(words.map(getKey))
  const repeated = meanings.find((phrase) => left.has(getKey(phrase)))
  if (repeated !== undefined)
    throw createFieldProblem('meanings', `“${repeated}” is on both sides. Please write it once`)
  const unknown = await findUnknown(meanings, {
    others: others.map(toWordRow),
    findListed: (stems) => findListedStems(db, stems),
  })
  if (unknown !== undefined)
    throw createFieldProblem(
      'meanings',
      `No listing and no other entry says “${unknown}”: please choose words that businesses use`,
    )
}

/** Rejects a word that another entry already has with the same relation. */
function rejectRepeats(
  { words, relation }: Pick<NewSearchWords, 'words' | 'relation'>,
  others: readonly EntryRow[],
): void {
  const sameKind = others.filter((row) => row.relation === relation)
  const taken = new Set(sameKind.flatMap((row) => row.words.split('|').map(getKey)))
  const repeated = words.find((phrase) => taken.has(getKey(phrase)))
  if (repeated === undefined) return
  throw createFieldProblem(
    'words',
    `“${repeated}” is in another entry of this kind: please change that one`,
    'conflict',
  )
}

async function requireEntry(trx: Transaction<Database>, id: number): Promise<EntryRow> {
  const row = await findEntry(trx, id)
  if (!row) throw new Problem('not-found', 'This entry has been deleted')
  return row
}

const readEntry = async (trx: Transaction<Database>, id: number): Promise<SearchWords> =>
  toEntry(await requireEntry(trx, id))
