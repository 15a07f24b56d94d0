import { RESPONSE_TIMES } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface ListingRejected {
  readonly ownerName: string
  readonly businessName: string
  readonly businessId: number
  /** The rejection reason as a sentence. */
  readonly reason: string | null
  /** The moderator's note to the owner. */
  readonly note: string | null
}

/** To the owner of a listing that was rejected. */
export function renderListingRejected(
  site: Site,
  { ownerName, businessName, businessId, reason, note }: ListingRejected,
): Email {
  const business = disableAutolinks(businessName)
  const facts: readonly (readonly [string, string])[] = reason === null ? [] : [['Reason', reason]]
  return renderEmail(site, {
    subject: `Your listing needs a change: ${business}`,
    name: disableAutolinks(ownerName),
    parts: [
      `We have reviewed your listing ${business} and cannot publish it yet.`,
      ...(facts.length > 0 ? [{ facts }] : []),
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
      ...(reason === null && note === null
        ? ['Please reply to this email, and we will tell you what to change.']
        : []),
      {
        heading: 'What happens next:',
        points: [
          'Correct the listing. What you entered is still there.',
          `Send it again. We review it within ${RESPONSE_TIMES.reviewWorkingDays} working days.`,
        ],
      },
      { link: 'Fix and resubmit', url: `${site.publicUrl}/register-business?resubmit=${businessId}` },
    ],
    reason: LISTED_A_BUSINESS,
  })
}
