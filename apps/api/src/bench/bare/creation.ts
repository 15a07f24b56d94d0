import { createHash, randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { categoryFromText, nextFreeSlug, parsePhone } from '@portal/domain/business'
import { NewBusiness } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import type SqliteDatabase from 'better-sqlite3'
import * as v from 'valibot'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { toRow, preferredSlug } from '#features/businesses/businesses.row.ts'
import type { BareAnswer } from './lists.ts'

/** Every column that an insert writes; the database generates the rest. */
const GENERATED = ['listed', 'counted_flags']

/** Registers a listing for the session's account: checked by the contract, stored in one transaction. */
export function openCreation(sqlite: SqliteDatabase.Database, secret: string) {
  const signer = new Signer([secret], 'sha256')
  const session = sqlite
    .prepare<[Buffer], number>('select users.id from sessions join users on users.id = user_id where key = ?')
    .pluck()
  const slugTaken = sqlite
    .prepare<[string, string], number>(
      'select 1 from businesses where slug = ? union all select 1 from business_slugs where slug = ?',
    )
    .pluck()
  const lastId = sqlite
    .prepare<[], number>("select seq from sqlite_sequence where name = 'businesses'")
    .pluck()
  const columns = sqlite
    .prepare<[], string>("select name from pragma_table_info('businesses')")
    .pluck()
    .all()
    .filter((name) => !GENERATED.includes(name))
  const insert = sqlite.prepare(
    `insert into businesses (${columns.join(', ')}) values (${columns.map((name) => `:${name}`).join(', ')})`,
  )
  const store = sqlite.transaction((record: BusinessRecord) => {
    const slug = nextFreeSlug(
      preferredSlug(record),
      (candidate) => slugTaken.get(candidate, candidate) !== undefined,
    )
    const id = (lastId.get() ?? 0) + 1
    insert.run(toRow(record, id, slug))
    return { id, slug }
  })

  return (cookie: string | undefined, body: string, now: number): BareAnswer => {
    const signed = signer.unsign(cookie?.slice(cookie.indexOf('=') + 1) ?? '')
    const ownerId = signed.valid ? session.get(createHash('sha256').update(signed.value).digest()) : undefined
    if (ownerId === undefined) return { status: 401, json: '{"message":"Please sign in"}' }
    const input = v.safeParse(NewBusiness, JSON.parse(body))
    const record = input.success ? recordOf(input.output, ownerId, now) : null
    if (!record) return { status: 400, json: '{"message":"The listing is not valid"}' }
    const stored = store.immediate(record)
    return {
      status: 201,
      json: JSON.stringify({ ...stored, status: 'pending', reference: record.reference }),
    }
  }
}

function recordOf(input: NewBusiness, ownerId: number, now: number): BusinessRecord | null {
  const place = resolvePlace(input.country)
  const category = categoryFromText(input.category)
  const phone = place && parsePhone(place.country, input.phone ?? '')
  if (!place || !category || !phone?.ok) return null
  return {
    ...place,
    name: input.name,
    description: input.description,
    category: category.name,
    address: input.address,
    email: input.email,
    phone: phone.value,
    website: input.website || null,
    ownerName: input.ownerName,
    businessLicense: input.businessLicense || null,
    businessTypes: input.businessTypes,
    ownerId,
    reference: `PB-${randomBytes(6).toString('hex')}`,
    status: 'pending',
    createdAt: now,
  }
}
