import { FREE_PLAN_WORDS, isTrialTier, type OrderedPlan, type Plan } from '@portal/domain/plan'
import { WEBSITE_LISTING_PLAN, WEBSITE_PACKAGE, WEBSITE_PAGES } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'
import { describeOrderedPlan } from '#shared/plans/paid-plans.ts'

const [minPages, maxPages] = [WEBSITE_PAGES[0], WEBSITE_PAGES[WEBSITE_PAGES.length - 1]]

const CONTACT = 'Phone, WhatsApp, email and opening hours'

const WEBSITE_INCLUDES = [
  `A website of ${minPages} to ${maxPages} pages of your own`,
  'Domain and hosting for the first year',
  `The ${WEBSITE_LISTING_PLAN.name} listing for a year`,
  `${WEBSITE_PACKAGE.supportDays} days of support after the launch`,
]

/** The photos of a plan without a gallery. */
const describePhotos = (photos: number): string => `${photos} photos; visitors see the first`

/** What a plan includes, in a line each. */
export function listIncludes({
  tier,
  price,
  duration,
  photos,
  words,
  showsGallery,
}: Plan): readonly string[] {
  if (price === null) return WEBSITE_INCLUDES
  if (isTrialTier(tier))
    return [
      `${duration} on us`,
      describePhotos(photos),
      `A description of ${FREE_PLAN_WORDS.min}-${words} words`,
      CONTACT,
    ]
  const description = `A description of up to ${words} words`
  return showsGallery
    ? [`Up to ${photos} photos in a gallery`, description, 'Video and customer reviews']
    : ['Your listing stays up for a whole year', describePhotos(photos), description, CONTACT]
}

/** A plan without a card of its own, as a line in the card of another: `Or Standard, US$89/year: 4 photos, 500 words`. */
export const describeAlternative = (plan: OrderedPlan): string =>
  `Or ${describeOrderedPlan(plan)}: ${plan.photos} photos, ${plan.words} words`

/** A plan's price: `US$0`, `US$89/year`, `Custom quote`. */
export const formatPlanPrice = ({ price }: Plan): string => {
  if (price === null) return 'Custom quote'
  return price === 0 ? formatMoney(0) : `${formatMoney(price)}/year`
}

/** The price without its period: `US$0`, `US$89`, `Custom`. */
export const formatPlanAmount = ({ price }: Plan): string => (price === null ? 'Custom' : formatMoney(price))
