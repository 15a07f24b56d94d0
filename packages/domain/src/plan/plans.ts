import { TRIAL_TIER, type Tier } from './tier.ts'

/** What a listing can be on. */
export interface Plan {
  readonly tier: Tier
  readonly name: string
  /** A year's price in the portal's currency; null is by quote. */
  readonly price: number | null
  /** For how long, in words. */
  readonly duration: string
  /** The badge's text. */
  readonly badge: string
  /** Photos that a listing on it may carry. */
  readonly photos: number
  /** Words of its description, at most. */
  readonly words: number
  /** Whether its page shows gallery, video and reviews. */
  readonly showsGallery: boolean
}

/** The four plans, by tier. */
export const PLANS = [
  {
    tier: TRIAL_TIER,
    name: 'Free Trial',
    price: 0,
    duration: '3 months',
    badge: 'TRIAL',
    photos: 4,
    words: 100,
    showsGallery: false,
  },
  {
    tier: 1,
    name: 'Standard',
    price: 89,
    duration: 'per year',
    badge: 'STANDARD',
    photos: 4,
    words: 500,
    showsGallery: false,
  },
  {
    tier: 2,
    name: 'Enhanced',
    price: 129,
    duration: 'per year',
    badge: 'ENHANCED',
    photos: 15,
    words: 500,
    showsGallery: true,
  },
  {
    tier: 3,
    name: 'Website Package',
    price: null,
    duration: 'by quote',
    badge: 'PREMIUM',
    photos: 15,
    words: 500,
    showsGallery: true,
  },
] as const satisfies readonly Plan[]

/** The plan of a tier. */
export const planOf = (tier: Tier): Plan => PLANS[tier]

/** Words of a description that the free plan is made for. */
export const FREE_PLAN_WORDS = { min: 50, max: PLANS[0].words } as const

/** Days within which a paid plan's money is given back. */
export const MONEY_BACK_DAYS = 30
