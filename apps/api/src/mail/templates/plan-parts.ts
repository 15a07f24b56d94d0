import { countDaysLeft, ORDERED_PLANS, type OrderedPlan, type Tier } from '@portal/domain/plan'
import { formatDay, formatMoney, pluralize } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import type { Site } from '../rendering/email.ts'
import type { EmailPart } from '../rendering/parts.ts'

/** The end of a listing's trial or paid time, as a mail to its owner names it. */
export interface ListingEnd {
  /** The owner. */
  readonly name: string
  readonly businessName: string
  readonly businessId: number
  readonly endsAt: Date
  /** The listing's time zone: an IANA name. */
  readonly timeZone: string
  /** When the mail is written, which may be after the end. */
  readonly now: Date
}

/** The mail’s words for an end: the listing, its local day, and how far that is. */
export function getEndTexts({ businessName, endsAt, timeZone, now }: ListingEnd) {
  const left = countDaysLeft(endsAt, now)
  return {
    business: disableAutolinks(businessName),
    day: formatDay(endsAt, timeZone),
    /** `in 15 days`; empty once it is over. */
    left: left === 0 ? '' : `, in ${pluralize(left, 'day')}`,
    isOver: left === 0,
  }
}

/** What becomes of a listing at its end. */
export const listStepsAfterEnd = (isOver: boolean): EmailPart => ({
  heading: isOver ? 'What visitors see now:' : 'What happens then:',
  points: [
    'Visitors see only the name, place and phone number of your listing.',
    'We delete nothing. As soon as you choose a plan, everything in it shows again.',
  ],
})

/** Leads to the steps to a plan, with the listing and the plan chosen. */
export const getUpgradeLink = (
  { publicUrl }: Site,
  businessId: number,
  { name, price, code }: OrderedPlan,
): EmailPart => ({
  link: `${name} for ${formatMoney(price)} a year`,
  url: `${publicUrl}/upgrade?business=${businessId}&plan=${code}`,
})

/** Leads to the steps to each plan that an order buys. */
export const listUpgradeLinks = (site: Site, businessId: number): EmailPart[] =>
  ORDERED_PLANS.map((plan) => getUpgradeLink(site, businessId, plan))

/** How a plan is gone on with; one by quote is chosen anew. */
export function getRenewalLink(site: Site, businessId: number, tier: Tier): EmailPart {
  const ordered = ORDERED_PLANS.find((plan) => plan.tier === tier)
  return ordered
    ? getUpgradeLink(site, businessId, ordered)
    : { link: 'Choose a plan', url: `${site.publicUrl}/upgrade?business=${businessId}` }
}

/** The link at the foot of every reminder. */
export const getStopRemindersLink = ({ publicUrl }: Site, token: string): EmailPart => ({
  link: 'Stop reminders about my listings',
  url: `${publicUrl}/reminders/stop?token=${token}`,
})
