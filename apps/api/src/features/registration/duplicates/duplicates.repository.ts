import type { ModerationStatus } from '@portal/domain/moderation'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { sql } from 'kysely'
import type { Reads } from '#db/engine/store.ts'
import { isPublic } from '#features/businesses/visibility.repository.ts'

/** The columns that businesses are compared by, and those shown of a duplicate. */
export interface ComparedRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly category: string
  readonly country: CountryCode
  readonly province: ProvinceCode | null
  readonly address: string | null
  readonly status: ModerationStatus
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

/** Limit of compared businesses: of one country with similar beginnings of names, or of one owner. */
const MAX_COMPARED = 300
/** A phone number of many businesses is no sign of a duplicate. */
const MAX_BY_PHONE = 10

export interface DuplicateRows {
  /** Public ones with this phone number. */
  byPhone(phone: string, now: number): Promise<ComparedRow[]>
  /** Public ones of a country whose sort name has this beginning. */
  byNameStart(country: CountryCode, start: string, now: number): Promise<ComparedRow[]>
  /** Somebody's own, except rejected or removed ones. */
  byOwner(ownerId: number): Promise<ComparedRow[]>
}

export function createDuplicateRows({ read, prepare }: Reads): DuplicateRows {
  const selectPublic = (now: number) => read.selectFrom('businesses').select(COLUMNS).where(isPublic(now))
  const byPhone = prepare<{ phone: string; now: number }, ComparedRow>((param) =>
    selectPublic(param.now).where('phone', '=', param.phone).orderBy('id').limit(MAX_BY_PHONE),
  )
  const byName = prepare<{ country: CountryCode; from: string; to: string; now: number }, ComparedRow>(
    ({ country, from, to, now }) =>
      selectPublic(now)
        .where('country', '=', country)
        .where('sort_name', '>=', from)
        .where('sort_name', '<', to)
        .orderBy('sort_name')
        .orderBy('id')
        .limit(MAX_COMPARED),
  )
  const byOwner = prepare<{ owner: number }, ComparedRow>(({ owner }) =>
    read
      .selectFrom('businesses')
      .select(COLUMNS)
      .where('owner_id', '=', owner)
      .where('status', '!=', sql.lit('rejected'))
      .where('removed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_COMPARED),
  )
  return {
    byPhone: async (phone, now) => byPhone.all({ phone, now }),
    byNameStart: async (country, from, now) => byName.all({ country, from, to: `${from}\u{10ffff}`, now }),
    byOwner: async (owner) => byOwner.all({ owner }),
  }
}
