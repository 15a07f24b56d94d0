import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import {
  listStepsAfterEnd,
  getEndTexts,
  getStopRemindersLink,
  listUpgradeLinks,
  type ListingEnd,
} from './plan-parts.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'

interface TrialReminder extends ListingEnd {
  readonly stopToken: string
}

/** To the owner of a listing whose free trial will end. */
export function renderTrialReminder(site: Site, reminder: TrialReminder): Email {
  const { name, businessId, stopToken } = reminder
  const { business, day, left, isOver } = getEndTexts(reminder)
  return renderEmail(site, {
    subject: `Your free trial ${isOver ? 'ended' : 'ends'} on ${day}: ${business}`,
    name: disableAutolinks(name),
    parts: [
      `The free trial of your listing ${business} ${isOver ? 'ended' : 'ends'} on ${day}${left}.`,
      isOver ? 'Choose a plan to show it again:' : 'Choose a plan to keep it live:',
      ...listUpgradeLinks(site, businessId),
      { link: 'Compare plans', url: `${site.publicUrl}/pricing` },
      listStepsAfterEnd(isOver),
      'You can stop these reminders. On the last day of the trial we still ask you once which plan you would like.',
      getStopRemindersLink(site, stopToken),
    ],
    reason: LISTED_A_BUSINESS,
  })
}
