import { TRIAL_TIER, type Tier } from './tier.ts'

/** A subscription plan. */
export interface Plan {
  readonly tier: Tier
  readonly name: string
  /** The price of a year in the portal's currency; null: by quote. */
  readonly price: number | null
  /** Its duration, as shown. */
  readonly duration: string
  /** The text of its badge. */
  readonly badge: string
  /** The most photos that a listing may have. */
  readonly photos: number
  /** The most words that a description may have. */
  readonly words: number
  /** Whether the profile shows gallery, video and reviews. */
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
export const getPlan = (tier: Tier): Plan => PLANS[tier]

/** How many words a description on the free plan has. */
export const FREE_PLAN_WORDS = { min: 50, max: PLANS[0].words } as const

/** For how many days a paid plan is refunded. */
export const MONEY_BACK_DAYS = 30
