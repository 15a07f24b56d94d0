import { getPlanMailLead, TRIAL } from '@portal/domain/plan'
import { formatDate } from '@portal/domain/shared'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface ListingApproved {
  readonly ownerName: string
  readonly businessName: string
  /** The path of the listing's page. */
  readonly path: string
  /** The end of the trial; null for a listing without one. */
  readonly trialExpiry: Date | null
  /** The time of approval. */
  readonly now: Date
  /** The listing's time zone: an IANA name. */
  readonly timeZone: string
}

/** To the owner of a listing that was approved. */
export function renderListingApproved(
  site: Site,
  { ownerName, businessName, path, trialExpiry, now, timeZone }: ListingApproved,
): Email {
  const business = disableAutolinks(businessName)
  const points =
    trialExpiry === null
      ? []
      : [
          `Your ${TRIAL.days} days free run until ${formatDate(trialExpiry, timeZone)}.`,
          ...listReminderPoints(trialExpiry, now, timeZone),
        ]
  return renderEmail(site, {
    subject: `Your listing is live: ${business}`,
    name: disableAutolinks(ownerName),
    parts: [
      `Your listing ${business} is approved and live. Everybody can find it now.`,
      { link: 'See your listing and share it', url: `${site.publicUrl}${path}` },
      {
        heading: 'What happens next:',
        points: ['Customers reach you by the contact details in your listing.', ...points],
      },
      ...(trialExpiry === null ? [] : [{ link: 'Plans and prices', url: `${site.publicUrl}/pricing` }]),
    ],
    reason: LISTED_A_BUSINESS,
  })
}

/** Lists the next mails about the trial; a listing that is approved again may be past some of them. */
function listReminderPoints(trialExpiry: Date, now: Date, timeZone: string): string[] {
  const formatDayOf = (kind: Parameters<typeof getPlanMailLead>[0]) =>
    trialExpiry.getTime() - getPlanMailLead(kind)
  const format = (at: number) => formatDate(at, timeZone)
  const reminders = [formatDayOf('trial-76'), formatDayOf('trial-83')].filter((at) => at > now.getTime())
  const decision = formatDayOf('trial-90')
  return [
    ...(reminders.length === 0 ? [] : [`We remind you on ${reminders.map(format).join(' and ')}.`]),
    ...(decision > now.getTime() ? [`On ${format(decision)} we ask which plan you would like.`] : []),
  ]
}
