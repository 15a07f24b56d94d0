/** A row of the table of plans. */
interface PlanRow {
  /** Its rank: a higher tier takes over from a lower one. Stored with listings, paid time and orders. */
  readonly tier: number
  /** Its name in URLs, requests and revenue. */
  readonly code: string
  readonly name: string
  /** The price of a year in the portal's currency; null where it is by quote. */
  readonly price: number | null
  /** Its duration, as shown. */
  readonly duration: string
  readonly badge: { readonly label: string; readonly color: 'neutral' | 'blue' | 'orange' }
  /** The title of its card on the home page; null for a line in the gallery plan's card. */
  readonly cardTitle: string | null
  /** The most photos that a listing may have. */
  readonly photos: number
  /** The most words that a description may have. */
  readonly words: number
  /** Whether the profile shows gallery, video and reviews. */
  readonly showsGallery: boolean
}

/** The plans, by tier: the one source for mails, banners, prices, revenue and the life of a listing. */
export const PLANS = [
  {
    tier: 0,
    code: 'trial',
    name: 'Free Trial',
    price: 0,
    duration: '3 months',
    badge: { label: 'TRIAL', color: 'neutral' },
    cardTitle: 'Free Basic',
    photos: 4,
    words: 100,
    showsGallery: false,
  },
  {
    tier: 1,
    code: 'standard',
    name: 'Standard',
    price: 89,
    duration: 'per year',
    badge: { label: 'STANDARD', color: 'blue' },
    cardTitle: null,
    photos: 4,
    words: 500,
    showsGallery: false,
  },
  {
    tier: 2,
    code: 'enhanced',
    name: 'Enhanced',
    price: 129,
    duration: 'per year',
    badge: { label: 'ENHANCED', color: 'orange' },
    cardTitle: 'Premium / Enhanced',
    photos: 15,
    words: 500,
    showsGallery: true,
  },
  {
    tier: 3,
    code: 'website',
    name: 'Website Package',
    price: null,
    duration: 'by quote',
    badge: { label: 'PREMIUM', color: 'orange' },
    cardTitle: 'Website Package',
    photos: 15,
    words: 500,
    showsGallery: true,
  },
] as const satisfies readonly PlanRow[]

type Row = (typeof PLANS)[number]
type PaidRow = Exclude<Row, { tier: 0 }>
type OrderedRow = Extract<PaidRow, { price: number }>
type QuotedRow = Extract<PaidRow, { price: null }>

/** A subscription tier. */
export type Tier = Row['tier']

/** A subscription plan. */
export interface Plan extends PlanRow {
  readonly tier: Tier
  readonly code: Row['code']
}

/** A plan that needs a payment, an accepted quote or a grant. */
export interface PaidPlan extends Plan {
  readonly tier: PaidRow['tier']
  readonly code: PaidRow['code']
  readonly name: PaidRow['name']
}

/** A plan that an order buys. */
export interface OrderedPlan extends PaidPlan {
  readonly tier: OrderedRow['tier']
  readonly code: OrderedRow['code']
  readonly name: OrderedRow['name']
  readonly price: number
}

/** A plan that is priced by quote. */
export interface QuotedPlan extends PaidPlan {
  readonly tier: QuotedRow['tier']
  readonly code: QuotedRow['code']
  readonly name: QuotedRow['name']
  readonly price: null
}

/** For how many days a paid plan can be refunded. */
export const MONEY_BACK_DAYS = 30
