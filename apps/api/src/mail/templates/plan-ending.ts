import { getPlan, type Tier } from '@portal/domain/plan'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import {
  listStepsAfterEnd,
  getEndTexts,
  getRenewalLink,
  getStopRemindersLink,
  type ListingEnd,
} from './plan-parts.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'

interface PlanEnding extends ListingEnd {
  readonly tier: Tier
  readonly stopToken: string
}

/** To the owner of a listing whose paid time will end. */
export function renderPlanEnding(site: Site, ending: PlanEnding): Email {
  const { name, businessId, tier, stopToken } = ending
  const { business, day, left, isOver } = getEndTexts(ending)
  const plan = getPlan(tier).name
  return renderEmail(site, {
    subject: `Your ${plan} plan ${isOver ? 'ended' : 'ends'} on ${day}: ${business}`,
    name: disableAutolinks(name),
    parts: [
      `The ${plan} plan of your listing ${business} ${isOver ? 'ended' : 'ends'} on ${day}${left}. There is no automatic renewal.`,
      isOver
        ? 'Renew it to show your listing again:'
        : 'Renew it now without losing days: the new year is added to the end.',
      getRenewalLink(site, businessId, tier),
      { link: 'Compare plans', url: `${site.publicUrl}/pricing` },
      listStepsAfterEnd(isOver),
      getStopRemindersLink(site, stopToken),
    ],
    reason: LISTED_A_BUSINESS,
  })
}
