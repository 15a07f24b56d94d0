/** A card of the home page's pricing section; its price is that of the tier's plan. */
export interface PricingCard {
  readonly tier: 0 | 2 | 3
  /** As on the card; beside its price stands the plan's own name. */
  readonly title: string
  /** The path of its button; null where the button opens the steps of an upgrade. */
  readonly href: string | null
}

/** The three offers of the pricing section, in order. */
export const PRICING_CARDS = [
  { tier: 0, title: 'Free Basic', href: '/register' },
  { tier: 2, title: 'Premium / Enhanced', href: null },
  { tier: 3, title: 'Website Package', href: '/quote-builder' },
] as const satisfies readonly PricingCard[]
