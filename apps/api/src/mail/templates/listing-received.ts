import { TRIAL } from '@portal/domain/plan'
import { formatDay } from '@portal/domain/shared'
import { renderEmail, type Email, type Site } from '../email.ts'
import { OWNS } from './because.ts'
import { withoutLinks } from './without-links.ts'

interface ListingReceived {
  readonly ownerName: string
  readonly businessName: string
  readonly reference: string
  /** When it is answered at the latest. */
  readonly due: Date
  /** The listing's own, an IANA name. */
  readonly timeZone: string
  /** It was rejected before and comes back corrected. */
  readonly resubmitted?: boolean
}

/** To the owner, once a listing was handed in for review. */
export function listingReceived(site: Site, listing: ListingReceived): Email {
  const { reference, due, timeZone, resubmitted = false } = listing
  const business = withoutLinks(listing.businessName)
  const what = resubmitted ? 'your corrected listing' : 'your listing'
  return renderEmail(site, {
    subject: `We have received ${what}: ${business}`,
    name: withoutLinks(listing.ownerName),
    parts: [
      `We have received ${what} ${business}. Thank you! It is now waiting for our review.`,
      {
        facts: [
          ['Reference', reference],
          ['Our answer by', formatDay(due, timeZone)],
        ],
      },
      {
        heading: 'What happens next:',
        points: [
          'We check your details.',
          'You hear from us by email.',
          `Once approved, your listing goes live with ${TRIAL.days} days free.`,
          `We remind you before the ${TRIAL.days} days end.`,
        ],
      },
      { link: 'See where your listing stands', url: `${site.publicUrl}/dashboard` },
    ],
    because: OWNS,
  })
}
