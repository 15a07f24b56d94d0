import { slugify } from '@portal/domain/shared'
import type { SubscriptionTier } from '@portal/domain/contract'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import type { Town } from '../data/countries.ts'
import type { Random } from '../random.ts'

interface ContactFacts {
  readonly name: string
  /** Of a country, the beginning of its phone numbers. */
  readonly phonePrefix: string
  /** Among all businesses, so that no two have one number. */
  readonly position: number
  readonly tier: SubscriptionTier
}

/** How a business is reached: at addresses under `.example`, which nobody can own. */
export function contactDetails(
  { name, phonePrefix, position, tier }: ContactFacts,
  random: Random,
): Pick<BusinessRecord, 'phone' | 'email' | 'website'> {
  const domain = exampleDomain(name)
  return {
    phone: random.boolean(0.93) ? phonePrefix + String(position).padStart(3, '0') : null,
    email: `hello@${domain}`,
    website: random.boolean(tier >= 1 ? 0.85 : 0.3) ? `https://${domain}` : null,
  }
}

export const exampleDomain = (name: string): string => `${slugify(name)}.example`

/** Within a kilometre or so of the town's own point; a third of the businesses have not said. */
export function coordinatesIn(town: Town, random: Random): Pick<BusinessRecord, 'latitude' | 'longitude'> {
  if (random.boolean(0.33)) return { latitude: null, longitude: null }
  const near = (degrees: number) => Number((degrees + (random.next() - 0.5) / 60).toFixed(5))
  return { latitude: near(town.latitude), longitude: near(town.longitude) }
}
