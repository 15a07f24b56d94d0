import { TRIAL } from '@portal/domain/plan'
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
  /** The listing's time zone: an IANA name. */
  readonly timeZone: string
}

/** To the owner of a listing that was approved. */
export function listingApproved(
  site: Site,
  { ownerName, businessName, path, trialExpiry, timeZone }: ListingApproved,
): Email {
  const business = disableAutolinks(businessName)
  const points =
    trialExpiry === null
      ? []
      : [
          `Your ${TRIAL.days} days free run until ${formatDate(trialExpiry, timeZone)}.`,
          'We remind you before they end, and you decide then how to go on.',
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
