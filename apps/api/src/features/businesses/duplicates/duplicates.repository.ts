import type { BusinessStatus } from '@portal/domain/contract'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { sql } from 'kysely'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import { isPublic } from '../visibility.repository.ts'

/** What businesses are compared by, and what is shown of a duplicate. */
export interface ComparedRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly category: string
  readonly country: CountryCode
  readonly province: ProvinceCode | null
  readonly address: string | null
  readonly status: BusinessStatus
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
] as const satisfies readonly (keyof ComparedRow)[]

/** Businesses of one country whose names begin alike, or of one owner; more are not compared. */
const MAX_COMPARED = 300
/** A phone number of many businesses is no sign of a duplicate. */
const MAX_BY_PHONE = 10

export interface ComparedRows {
  /** Public ones with this phone number. */
  byPhone(phone: string, now: number): ComparedRow[]
  /** Public ones of a country whose sort name begins so. */
  byNameStart(country: CountryCode, start: string, now: number): ComparedRow[]
  /** Somebody's own, but for those that were rejected or removed. */
  byOwner(ownerId: number): ComparedRow[]
}

export function openComparedRows({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): ComparedRows {
  const publicAt = (now: number) => read.selectFrom('businesses').select(COLUMNS).where(isPublic(now))
  const byPhone = prepareRead<{ phone: string; now: number }, ComparedRow>(readSqlite, (param) =>
    publicAt(param.now).where('phone', '=', param.phone).limit(MAX_BY_PHONE),
  )
  const byName = prepareRead<{ country: CountryCode; from: string; to: string; now: number }, ComparedRow>(
    readSqlite,
    ({ country, from, to, now }) =>
      publicAt(now)
        .where('country', '=', country)
        .where('sort_name', '>=', from)
        .where('sort_name', '<', to)
        .orderBy('sort_name')
        .limit(MAX_COMPARED),
  )
  const byOwner = prepareRead<{ owner: number }, ComparedRow>(readSqlite, ({ owner }) =>
    read
      .selectFrom('businesses')
      .select(COLUMNS)
      .where('owner_id', '=', owner)
      .where('status', '!=', sql.lit('rejected'))
      .where('removed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(MAX_COMPARED),
  )
  return {
    byPhone: (phone, now) => byPhone.all({ phone, now }),
    byNameStart: (country, from, now) => byName.all({ country, from, to: `${from}\u{10ffff}`, now }),
    byOwner: (owner) => byOwner.all({ owner }),
  }
}
