import { TRIAL } from '@portal/domain/plan'
import { formatDate } from '@portal/domain/shared'
import { renderEmail, type Email, type Site } from '../email.ts'
import { OWNS } from './because.ts'
import { withoutLinks } from './without-links.ts'

interface ListingApproved {
  readonly ownerName: string
  readonly businessName: string
  /** The listing's own page. */
  readonly path: string
  /** The end of the free days; null for a listing that has none. */
  readonly trialExpiry: Date | null
  /** The listing's own, an IANA name. */
  readonly timeZone: string
}

/** To the owner, once a listing was approved. */
export function listingApproved(
  site: Site,
  { ownerName, businessName, path, trialExpiry, timeZone }: ListingApproved,
): Email {
  const business = withoutLinks(businessName)
  const points =
    trialExpiry === null
      ? []
      : [
          `Your ${TRIAL.days} days free run until ${formatDate(trialExpiry, timeZone)}.`,
          'We remind you before they end, and you decide then how to go on.',
        ]
  return renderEmail(site, {
    subject: `Your listing is live: ${business}`,
    name: withoutLinks(ownerName),
    parts: [
      `Your listing ${business} is approved and live. Everybody can find it now.`,
      { link: 'See your listing and share it', url: `${site.publicUrl}${path}` },
      {
        heading: 'What happens next:',
        points: ['Customers reach you by the contact details in your listing.', ...points],
      },
      ...(trialExpiry === null ? [] : [{ link: 'Plans and prices', url: `${site.publicUrl}/pricing` }]),
    ],
    because: OWNS,
  })
}
