import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { afterTheEnd, endWords, getUpgradeUrl, type ListingEnd } from './plan-parts.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'

/** To the owner of a listing on the last day of its free trial: the four ways to go on. */
export function renderTrialDecision(site: Site, decision: ListingEnd): Email {
  const { name, businessId } = decision
  const { business, day, isOver } = endWords(decision)
  return renderEmail(site, {
    subject: isOver ? `Your free trial has ended: ${business}` : `Last day of your free trial: ${business}`,
    name: disableAutolinks(name),
    parts: [
      `The free trial of your listing ${business} ${isOver ? 'ended' : 'ends'} on ${day}. Choose what happens next:`,
      { section: '1. Standard' },
      getUpgradeUrl(site, businessId, 1),
      { section: '2. Enhanced' },
      getUpgradeUrl(site, businessId, 2),
      { section: '3. Website Package' },
      'We build you a website, and your listing is Enhanced for a year.',
      { link: 'Get a quote', url: `${site.publicUrl}/quote-builder` },
      { section: '4. Remove' },
      'Delete the listing from the portal. You can restore it for 30 days.',
      {
        link: 'Remove my listing',
        url: `${site.publicUrl}/dashboard/listings/${businessId}/edit#manage`,
      },
      { section: 'If you choose nothing' },
      afterTheEnd(isOver),
      'This email comes once for each listing. It can’t be stopped, because your listing leaves the directory unless you answer.',
    ],
    reason: LISTED_A_BUSINESS,
  })
}
