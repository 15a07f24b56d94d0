import { categoryFromText, parsePhone } from '@portal/domain/business'
import type { CreatedBusiness, NewBusiness } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import type { AppContext } from '#context.ts'
import { once } from '#db/idempotency.ts'
import { fieldProblem } from '#problem.ts'
import { freeReference } from '#reference.ts'
import type { BusinessRecord } from './businesses.record.ts'
import { insertBusinesses, isReferenceTaken } from './businesses.repository.ts'

interface Registration {
  readonly userId: number
  readonly input: NewBusiness
  /** The Idempotency-Key, null when the sender gave none. */
  readonly key: string | null
  /** Runs what creates the listing, unless its owner has created too many: a repeat creates nothing. */
  readonly limited: <Result>(create: () => Promise<Result>) => Promise<Result>
}

/** Registers a business for review. A repeat under the same key creates nothing and gets the first answer. */
export async function registerBusiness(
  { store, now, randomBytes }: AppContext,
  { userId, input, key, limited }: Registration,
): Promise<CreatedBusiness> {
  const details = detailsOf(input)
  const at = now()
  const repeatable = { userId, key, call: 'POST /api/businesses', body: input, now: at }
  return store.write.transaction().execute((trx) =>
    once(trx, repeatable, () =>
      limited(async () => {
        const reference = await freeReference(randomBytes, (candidate) => isReferenceTaken(trx, candidate))
        const record = {
          ...details,
          ownerId: userId,
          reference,
          termsVersion: input.termsVersion ?? null,
          status: 'pending',
          createdAt: at,
        } as const
        const [stored] = await insertBusinesses(trx, [record])
        if (!stored) throw new Error('A listing was stored without an id')
        return { ...stored, status: 'pending' as const, reference }
      }),
    ),
  )
}

type Details = Omit<BusinessRecord, 'ownerId' | 'reference' | 'status' | 'createdAt'>

/** What was registered, as it is stored; what the contract can't refuse is refused here. */
function detailsOf(input: NewBusiness): Details {
  if (input.images.length > 0) {
    throw fieldProblem('images', 'Photos can’t be added yet. Please send the listing without them')
  }
  const place = resolvePlace(input.country) ?? refuse('country', 'Please select a province')
  const category = categoryFromText(input.category) ?? refuse('category', 'Please select a category')
  const phone = parsePhone(place.country, input.phone ?? '')
  return {
    name: input.name,
    description: input.description,
    category: category.name,
    country: place.country,
    province: place.province,
    address: input.address,
    email: input.email,
    phone: phone.ok ? phone.value : refuse('phone', phone.message),
    website: input.website || null,
    ownerName: input.ownerName,
    businessLicense: input.businessLicense || null,
    businessTypes: input.businessTypes,
  }
}

function refuse(field: string, message: string): never {
  throw fieldProblem(field, message)
}
