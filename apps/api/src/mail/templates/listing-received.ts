import { TRIAL } from '@portal/domain/plan'
import { formatDay } from '@portal/domain/shared'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface ListingReceived {
  readonly ownerName: string
  readonly businessName: string
  readonly reference: string
  /** The deadline of the review. */
  readonly due: Date
  /** The listing's time zone: an IANA name. */
  readonly timeZone: string
  /** Whether it was rejected before and is submitted again. */
  readonly resubmitted?: boolean
}

/** To the owner of a listing that was submitted for review. */
export function renderListingReceived(site: Site, listing: ListingReceived): Email {
  const { reference, due, timeZone, resubmitted = false } = listing
  const business = disableAutolinks(listing.businessName)
  const what = resubmitted ? 'your corrected listing' : 'your listing'
  return renderEmail(site, {
    subject: `We have received ${what}: ${business}`,
    name: disableAutolinks(listing.ownerName),
    parts: [
      `We have received ${what} ${business}. Thank you! It is now in review.`,
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
          'We email you the outcome.',
          `Once approved, your listing goes live with ${TRIAL.days} days free.`,
          `We remind you before the ${TRIAL.days} days end.`,
        ],
      },
      { link: 'Track your listing', url: `${site.publicUrl}/dashboard` },
    ],
    reason: LISTED_A_BUSINESS,
  })
}
