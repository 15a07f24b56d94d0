import { countDaysLeft, ORDERED_PLANS, type OrderedPlan, type Tier } from '@portal/domain/plan'
import { formatDay, formatMoney, pluralize } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import type { Site } from '../rendering/email.ts'
import type { EmailPart } from '../rendering/parts.ts'

/** The end of a listing's trial or paid time, for mails to its owner. */
export interface ListingEnd {
  /** The owner. */
  readonly name: string
  readonly businessName: string
  readonly businessId: number
  readonly endsAt: Date
  /** The listing's time zone: an IANA name. */
  readonly timeZone: string
  /** When the mail is sent, which may be after the end. */
  readonly now: Date
}

/** Returns the texts for an end: the listing, its local day, and the remaining time. */
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

/** Lists what happens to a listing after its end. */
export const listStepsAfterEnd = (isOver: boolean): EmailPart => ({
  heading: isOver ? 'What visitors see now:' : 'What happens then:',
  points: [
    'Visitors see only the name, place and phone number of your listing.',
    'We delete nothing. As soon as you choose a plan, everything in it shows again.',
  ],
})

/** Links to the upgrade steps, with the listing and the plan selected. */
export const getUpgradeLink = (
  { publicUrl }: Site,
  businessId: number,
  { name, price, code }: OrderedPlan,
): EmailPart => ({
  link: `${name} for ${formatMoney(price)} a year`,
  url: `${publicUrl}/upgrade?business=${businessId}&plan=${code}`,
})

/** Links to the upgrade steps for each plan that can be ordered. */
export const listUpgradeLinks = (site: Site, businessId: number): EmailPart[] =>
  ORDERED_PLANS.map((plan) => getUpgradeLink(site, businessId, plan))

/** Links to the renewal of a plan; a plan by quote is chosen again. */
export function getRenewalLink(site: Site, businessId: number, tier: Tier): EmailPart {
  const ordered = ORDERED_PLANS.find((plan) => plan.tier === tier)
  return ordered
    ? getUpgradeLink(site, businessId, ordered)
    : { link: 'Choose a plan', url: `${site.publicUrl}/upgrade?business=${businessId}` }
}

/** The link at the end of every reminder. */
export const getStopRemindersLink = ({ publicUrl }: Site, token: string): EmailPart => ({
  link: 'Stop reminders about my listings',
  url: `${publicUrl}/reminders/stop?token=${token}`,
})
