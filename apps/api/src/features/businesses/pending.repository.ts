import { distance } from 'fastest-levenshtein'
import { sql } from 'kysely'
import type { Store } from '#db/open.ts'
import { prepareRead } from '#db/prepared.ts'
import { isPublic } from '#db/visibility.ts'
import { sortName } from './businesses.record.ts'
import type { BusinessRow } from './businesses.table.ts'

export interface LikelyDuplicate {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly address: string | null
  readonly samePhone: boolean
}

/** Which of the waiting listings; a blank `search` is all of them. */
export interface PendingPage {
  readonly search: string
  readonly limit: number
  readonly offset: number
}

export interface PendingList {
  /** Listings that wait for a decision, the longest waiting first. */
  rows(page: PendingPage): Promise<BusinessRow[]>
  total(search: string): Promise<number>
  /** The public business that a waiting one may repeat. */
  duplicateOf(row: BusinessRow, now: number): LikelyDuplicate | null
}

interface Listed extends Omit<LikelyDuplicate, 'samePhone'> {
  readonly province: string | null
}

/** Listings of one country whose names begin alike; more are not compared. */
const MOST_COMPARED = 300
const COMPARED_LETTERS = 3

export function openPending({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): PendingList {
  const waiting = read
    .selectFrom('businesses')
    .where('status', '=', sql.lit('pending'))
    .where('removed_at', 'is', null)
  const named = (search: string) => {
    const wanted = sortName(search.trim())
    return wanted === '' ? waiting : waiting.where(sql<boolean>`instr(sort_name, ${wanted}) > 0`)
  }
  const publicAt = (now: number) =>
    read.selectFrom('businesses').select(['id', 'name', 'slug', 'address', 'province']).where(isPublic(now))
  const byPhone = prepareRead<{ phone: string; now: number }, Listed>(readSqlite, (param) =>
    publicAt(param.now).where('phone', '=', param.phone).limit(1),
  )
  const byName = prepareRead<
    { country: BusinessRow['country']; from: string; to: string; now: number },
    Listed
  >(readSqlite, ({ country, from, to, now }) =>
    publicAt(now)
      .where('country', '=', country)
      .where('sort_name', '>=', from)
      .where('sort_name', '<', to)
      .orderBy('sort_name')
      .limit(MOST_COMPARED),
  )
  const sameName = (row: BusinessRow, now: number) => {
    const from = row.sort_name.slice(0, COMPARED_LETTERS)
    return byName
      .all({ country: row.country, from, to: `${from}\u{10ffff}`, now })
      .find((other) => other.province === row.province && areNearlySame(other.name, row.name))
  }

  return {
    rows: ({ search, limit, offset }) =>
      named(search).selectAll().orderBy('submitted_at').orderBy('id').limit(limit).offset(offset).execute(),
    async total(search) {
      const { total } = await named(search)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },
    duplicateOf(row, now) {
      const samePhone = row.phone === null ? undefined : byPhone.get({ phone: row.phone, now })
      const found = samePhone ?? sameName(row, now)
      if (!found) return null
      const { id, name, slug, address } = found
      return { id, name, slug, address, samePhone: samePhone !== undefined }
    },
  }
}

/** What companies add to their names, which doesn't tell them apart. */
const LEGAL_FORMS = /\b(the|ltd|limited|co|company|pty|inc|sarl|sa|and|&)\b/g

const core = (name: string): string =>
  name
    .toLowerCase()
    .replace(LEGAL_FORMS, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** One letter in six may differ. */
function areNearlySame(one: string, other: string): boolean {
  const [a, b] = [core(one), core(other)]
  return distance(a, b) <= Math.floor(Math.max(a.length, b.length) / 6)
}
