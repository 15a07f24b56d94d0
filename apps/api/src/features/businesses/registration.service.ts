import { categoryFromText, parsePhone, type Category } from '@portal/domain/business'
import type { CreatedBusiness, NewBusiness } from '@portal/domain/contract'
import { resolvePlace, type Place } from '@portal/domain/place'
import type { AppContext } from '#context.ts'
import { once } from '#db/idempotency.ts'
import { Problem } from '#problem.ts'
import type { BusinessRecord } from './businesses.record.ts'
import { insertBusinesses, isReferenceTaken } from './businesses.repository.ts'

/** Letters and digits that nobody mistakes for one another, read out over the phone. */
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

interface Registration {
  readonly userId: number
  readonly input: NewBusiness
  /** The Idempotency-Key, null when the sender gave none. */
  readonly key: string | null
}

/** Registers a business for review. A repeat under the same key creates nothing and gets the first answer. */
export async function registerBusiness(
  { store, now, randomBytes }: AppContext,
  { userId, input, key }: Registration,
): Promise<CreatedBusiness> {
  const details = check(input)
  const at = now()
  const repeatable = { userId, key, call: 'POST /api/businesses', body: input, now: at }
  return store.write.transaction().execute((trx) =>
    once(trx, repeatable, async () => {
      const reference = await freeReference(randomBytes, (candidate) => isReferenceTaken(trx, candidate))
      const record = { ...details, ownerId: userId, reference, status: 'pending', createdAt: at } as const
      const [stored] = await insertBusinesses(trx, [record])
      if (!stored) throw new Error('A listing was stored without an id')
      return { ...stored, status: 'pending', reference }
    }),
  )
}

async function freeReference(
  randomBytes: (size: number) => Buffer,
  isTaken: (reference: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const characters = [...randomBytes(6)].map(
      (byte) => REFERENCE_CHARACTERS[byte % REFERENCE_CHARACTERS.length],
    )
    const reference = `PB-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
    if (!(await isTaken(reference))) return reference
  }
}

type Details = Omit<BusinessRecord, 'ownerId' | 'reference' | 'status' | 'createdAt'>

/** What the contract can't say: whether place, category and phone exist. All that is wrong is said at once. */
function check(input: NewBusiness): Details {
  const fields: Record<string, string> = {}
  const place = resolvePlace(input.country)
  const category = categoryFromText(input.category)
  const phone = parsePhone(place?.country ?? 'sb', input.phone ?? '')
  if (!place) fields['country'] = 'Please select a province'
  if (!category) fields['category'] = 'Please select a category'
  if (place && !phone.ok) fields['phone'] = phone.message
  if (input.images.length > 0)
    fields['images'] = 'Photos can’t be added yet. Please send the listing without them'
  const [first, second] = Object.values(fields)
  if (first !== undefined || !place || !category || !phone.ok) {
    const message = second === undefined && first ? first : 'Please check the marked fields and try again'
    throw new Problem('invalid', message, { fields })
  }
  return detailsOf(input, place, category, phone.value)
}

const detailsOf = (input: NewBusiness, place: Place, category: Category, phone: string | null): Details => ({
  name: input.name,
  description: input.description,
  category: category.name,
  country: place.country,
  province: place.province,
  address: input.address,
  email: input.email,
  phone,
  website: input.website || null,
  ownerName: input.ownerName,
  businessLicense: input.businessLicense || null,
  businessTypes: input.businessTypes,
})
