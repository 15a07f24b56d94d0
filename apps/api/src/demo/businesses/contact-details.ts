import { getPlan, isPaidTier } from '@portal/domain/plan'
import { slugify } from '@portal/domain/shared'
import type { SocialMedia, SubscriptionTier } from '@portal/domain/contract'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import type { Town } from '../data/countries.ts'
import { createSeededRandom, type Random } from '../random.ts'

interface ContactFacts {
  readonly name: string
  /** How the country's phone numbers begin. */
  readonly phonePrefix: string
  /** The position among all businesses, so that no two have the same number. */
  readonly position: number
  readonly tier: SubscriptionTier
}

/** Creates contact details with addresses under `.example`, which nobody can own. */
export function createContactDetails(
  { name, phonePrefix, position, tier }: ContactFacts,
  random: Random,
): Pick<BusinessRecord, 'phone' | 'email' | 'website'> {
  const domain = getExampleDomain(name)
  return {
    phone: random.boolean(0.93) ? phonePrefix + String(position).padStart(3, '0') : null,
    email: `hello@${domain}`,
    website: random.boolean(isPaidTier(tier) ? 0.85 : 0.3) ? `https://${domain}` : null,
  }
}

const NETWORKS = ['facebook', 'instagram', 'twitter'] as const
const NETWORK_ADDRESSES = {
  facebook: 'https://www.facebook.com',
  instagram: 'https://www.instagram.com',
  twitter: 'https://x.com',
} as const

/**
 * Creates the social media pages of a business with a gallery, with its own random source. Nobody can own such a page: the
 * networks allow no hyphens in names.
 */
export function socialMedia(name: string, tier: SubscriptionTier): SocialMedia {
  if (!getPlan(tier).showsGallery) return {}
  const random = createSeededRandom(`networks of ${name}`)
  const chosen = random.sample(NETWORKS, random.integer(1, NETWORKS.length))
  return Object.fromEntries(
    NETWORKS.filter((network) => chosen.includes(network)).map((network) => [
      network,
      `${NETWORK_ADDRESSES[network]}/${slugify(name)}-sample`,
    ]),
  )
}

export const getExampleDomain = (name: string): string => `${slugify(name)}.example`

/** Returns a point within a kilometre or so of the town's; null for a third of the businesses. */
export function createCoordinates(
  town: Town,
  random: Random,
): Pick<BusinessRecord, 'latitude' | 'longitude'> {
  if (random.boolean(0.33)) return { latitude: null, longitude: null }
  const near = (degrees: number) => Number((degrees + (random.next() - 0.5) / 60).toFixed(5))
  return { latitude: near(town.latitude), longitude: near(town.longitude) }
}
