import type { BusinessStatus } from '@portal/domain/contract'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { distance } from 'fastest-levenshtein'
import { sql } from 'kysely'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import { isPublic } from '#db/visibility.ts'
import { sortName } from '../businesses.record.ts'

/** A listing as far as it is known, whether it is stored or not. */
export interface DuplicateQuery {
  readonly name: string
  readonly country: CountryCode
  readonly province: ProvinceCode | null
  /** E.164. */
  readonly phone: string | null
}

/** A listing that may be the one that is sought. */
export interface DuplicateCandidate {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly category: string
  readonly country: CountryCode
  readonly province: ProvinceCode | null
  readonly address: string | null
  readonly status: BusinessStatus
  readonly samePhone: boolean
  /** It is the owner's who was asked for. */
  readonly own: boolean
}

/** Listings alike, the likeliest first: public ones, and of `ownerId` those that wait or have run out too. */
export type FindDuplicates = (sought: DuplicateQuery, now: number, ownerId?: number) => DuplicateCandidate[]

type Row = Omit<DuplicateCandidate, 'samePhone' | 'own'> & {
  readonly phone: string | null
  readonly owner_id: number | null
}

const COLUMNS = [
  'id',
  'name',
  'slug',
  'category',
  'country',
  'province',
  'address',
  'status',
  'phone',
  'owner_id',
] as const

/** Listings of one country whose names begin alike, or of one owner; more are not compared. */
const MOST_COMPARED = 300
const COMPARED_LETTERS = 3
/** A phone number that many listings have tells nothing more of them. */
const MOST_BY_PHONE = 10

export function openDuplicates({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): FindDuplicates {
  const publicAt = (now: number) => read.selectFrom('businesses').select(COLUMNS).where(isPublic(now))
  const byPhone = prepareRead<{ phone: string; now: number }, Row>(readSqlite, (param) =>
    publicAt(param.now).where('phone', '=', param.phone).limit(MOST_BY_PHONE),
  )
  const byName = prepareRead<{ country: CountryCode; from: string; to: string; now: number }, Row>(
    readSqlite,
    ({ country, from, to, now }) =>
      publicAt(now)
        .where('country', '=', country)
        .where('sort_name', '>=', from)
        .where('sort_name', '<', to)
        .orderBy('sort_name')
        .limit(MOST_COMPARED),
  )
  const byOwner = prepareRead<{ owner: number }, Row>(readSqlite, ({ owner }) =>
    read
      .selectFrom('businesses')
      .select(COLUMNS)
      .where('owner_id', '=', owner)
      .where('status', '!=', sql.lit('rejected'))
      .where('removed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(MOST_COMPARED),
  )
  const candidates = (sought: DuplicateQuery, now: number, owner: number | undefined): Row[] => {
    const { country, phone, name } = sought
    const beginnings = beginningsOf(name)
    return [
      ...(phone === null ? [] : byPhone.all({ phone, now })),
      ...beginnings.flatMap((from) => byName.all({ country, from, to: `${from}\u{10ffff}`, now })),
      ...(owner === undefined ? [] : byOwner.all({ owner })),
    ]
  }
  return (sought, now, owner) => {
    const name = core(sought.name)
    return [...new Map(candidates(sought, now, owner).map((row) => [row.id, row])).values()]
      .map(({ phone, owner_id, ...row }) => ({
        ...row,
        samePhone: phone !== null && phone === sought.phone,
        own: owner !== undefined && owner_id === owner,
      }))
      .map((row) => ({ row, score: likeness(row, sought, name) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ row }) => row)
  }
}

/** A shared phone number says more than a name alike, and of two that are as likely one's own comes first. */
function likeness(row: DuplicateCandidate, sought: DuplicateQuery, soughtCore: string): number {
  const samePlace = row.country === sought.country && row.province === sought.province
  const sameName = samePlace && areNearlySame(core(row.name), soughtCore)
  if (!row.samePhone && !sameName) return 0
  return (row.samePhone ? 4 : 0) + (sameName ? 2 : 0) + (row.own ? 1 : 0)
}

/** What companies add to their names, which doesn't tell them apart. */
const LEGAL_FORMS = /\b(the|ltd|limited|co|company|pty|inc|sarl|sa|and|&)\b/g
/** Those that stand before a name. */
const LEADING_FORMS = ['the', 'sarl', 'sa']
const LED = new RegExp(`^(?:${LEADING_FORMS.join('|')})[^\\p{L}\\p{N}]+`, 'u')

/** How names that may be this one begin in their order, with and without what may lead. */
function beginningsOf(name: string): string[] {
  const first = Array.from(sortName(name).replace(LED, '')).slice(0, COMPARED_LETTERS).join('')
  return first === '' ? [] : [first, ...LEADING_FORMS.map((form) => `${form} ${first}`)]
}

const core = (name: string): string =>
  name
    .toLowerCase()
    .replace(LEGAL_FORMS, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** One letter in six may differ; names of very different lengths need no comparison. */
function areNearlySame(one: string, other: string): boolean {
  const most = Math.floor(Math.max(one.length, other.length) / 6)
  return Math.abs(one.length - other.length) <= most && distance(one, other) <= most
}
