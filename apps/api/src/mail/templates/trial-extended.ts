import { TRIAL } from '@portal/domain/plan'
import { formatDateTime, formatDay } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'

interface TrialExtended {
  /** The owner. */
  readonly name: string
  readonly businessName: string
  readonly outage: { readonly from: Date; readonly to: Date }
  readonly oldEnd: Date
  readonly newEnd: Date
  /** Whether the trial had ended before it was extended. */
  readonly wasOver: boolean
  /** The listing's time zone: an IANA name. */
  readonly timeZone: string
}

/** To the owner of a listing whose trial was extended, since the portal was not available. */
export function renderTrialExtended(
  site: Site,
  { name, businessName, outage, oldEnd, newEnd, wasOver, timeZone }: TrialExtended,
): Email {
  const business = disableAutolinks(businessName)
  const day = formatDay(newEnd, timeZone)
  return renderEmail(site, {
    subject: `Your free trial now runs until ${day}: ${business}`,
    name: disableAutolinks(name),
    parts: [
      `Our portal was unavailable for a while, so we have added that time to the ${TRIAL.days} free days of your listing ${business}.`,
      {
        facts: [
          ['Unavailable from', formatDateTime(outage.from, timeZone)],
          ['Available again', formatDateTime(outage.to, timeZone)],
          ['Old end of the trial', formatDateTime(oldEnd, timeZone)],
          ['New end of the trial', formatDateTime(newEnd, timeZone)],
        ],
      },
      `Times are local. ${wasOver ? 'Visitors see your whole listing again until then.' : 'You don’t need to do anything.'}`,
      { link: 'Open your dashboard', url: `${site.publicUrl}/dashboard` },
    ],
    reason: LISTED_A_BUSINESS,
  })
}
