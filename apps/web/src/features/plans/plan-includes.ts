import { FREE_PLAN_WORDS, getPlan, type Plan, type Tier } from '@portal/domain/plan'
import { WEBSITE_PACKAGE, WEBSITE_PAGES } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'

const [free, standard, enhanced] = [getPlan(0), getPlan(1), getPlan(2)]
const [fewest, most] = [WEBSITE_PAGES[0], WEBSITE_PAGES[WEBSITE_PAGES.length - 1]]

/** The plan that shows all that a listing can have, and is put forward. */
export const RECOMMENDED_TIER: Tier = 2

/** What each plan includes, in a line each. */
export const PLAN_INCLUDES: Readonly<Record<Tier, readonly string[]>> = {
  0: [
    `${free.duration} on us`,
    `${free.photos} photos`,
    `A description of ${FREE_PLAN_WORDS.min}-${FREE_PLAN_WORDS.max} words`,
    'Phone, WhatsApp, email and opening hours',
  ],
  1: [
    'Your listing stays up for a whole year',
    `${standard.photos} photos`,
    `A description of up to ${standard.words} words`,
    'Phone, WhatsApp, email and opening hours',
  ],
  2: [
    `Up to ${enhanced.photos} photos in a gallery`,
    `A description of up to ${enhanced.words} words`,
    'Video and customer reviews',
  ],
  3: [
    `A website of ${fewest} to ${most} pages of your own`,
    'Domain and hosting for the first year',
    `The ${enhanced.name} listing for a year`,
    `${WEBSITE_PACKAGE.supportDays} days of support after the launch`,
  ],
}

/** The Standard plan as a line in the next plan's card. */
export const OR_STANDARD = `Or ${standard.name}, ${formatMoney(standard.price ?? 0)}/year: ${standard.photos} photos, ${standard.words} words`

/** A plan's price: `$0`, `$89/year`, `Custom quote`. */
export const formatPlanPrice = ({ price }: Plan): string => {
  if (price === null) return 'Custom quote'
  return price === 0 ? formatMoney(0) : `${formatMoney(price)}/year`
}

/** The price without its period: `$0`, `$89`, `Custom`. */
export const formatPlanAmount = ({ price }: Plan): string => (price === null ? 'Custom' : formatMoney(price))
