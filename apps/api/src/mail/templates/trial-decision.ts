import { ORDERED_PLANS, WEBSITE_PLAN } from '@portal/domain/plan'
import { WEBSITE_LISTING_PLAN } from '@portal/domain/quote'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import type { EmailPart } from '../rendering/parts.ts'
import { listStepsAfterEnd, getEndTexts, getUpgradeLink, type ListingEnd } from './plan-parts.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'

/** To the owner of a listing on the last day of its free trial, with the options to continue. */
export function renderTrialDecision(site: Site, decision: ListingEnd): Email {
  const { name, businessId } = decision
  const { business, day, isOver } = getEndTexts(decision)
  return renderEmail(site, {
    subject: isOver ? `Your free trial has ended: ${business}` : `Last day of your free trial: ${business}`,
    name: disableAutolinks(name),
    parts: [
      `The free trial of your listing ${business} ${isOver ? 'ended' : 'ends'} on ${day}. Choose what happens next:`,
      ...listChoices(site, businessId).flatMap(({ title, parts }, i) => [
        { section: `${i + 1}. ${title}` },
        ...parts,
      ]),
      { section: 'If you choose nothing' },
      listStepsAfterEnd(isOver),
      'This email comes once for each listing. It can’t be stopped, because your listing leaves the directory unless you answer.',
    ],
    reason: LISTED_A_BUSINESS,
  })
}

interface DecisionChoice {
  readonly title: string
  readonly parts: readonly EmailPart[]
}

/** Lists each paid plan, and the end of the listing. */
const listChoices = (site: Site, businessId: number): DecisionChoice[] => [
  ...ORDERED_PLANS.map((plan) => ({ title: plan.name, parts: [getUpgradeLink(site, businessId, plan)] })),
  {
    title: WEBSITE_PLAN.name,
    parts: [
      `We build you a website, and your listing is ${WEBSITE_LISTING_PLAN.name} for a year.`,
      { link: 'Get a quote', url: `${site.publicUrl}/quote-builder` },
    ],
  },
  {
    title: 'Remove',
    parts: [
      'Delete the listing from the portal. You can restore it for 30 days.',
      { link: 'Remove my listing', url: `${site.publicUrl}/dashboard/listings/${businessId}/edit#manage` },
    ],
  },
]
