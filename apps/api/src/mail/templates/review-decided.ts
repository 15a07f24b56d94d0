import { pluralize } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { LISTED_A_BUSINESS, WROTE_A_REVIEW } from './reasons.ts'

interface ReviewFacts {
  /** The recipient. */
  readonly name: string
  readonly businessName: string
  /** The path of the business's page. */
  readonly path: string
}

/** To the writer of a review that was published, or whose change was published. */
export function renderReviewApproved(
  site: Site,
  { name, businessName, path, isNew }: ReviewFacts & { readonly isNew: boolean },
): Email {
  const business = disableAutolinks(businessName)
  return renderEmail(site, {
    subject: `Your review of ${business} is published`,
    name: disableAutolinks(name),
    parts: [
      isNew
        ? `Your review of ${business} is published. Thank you: it helps others to choose.`
        : `The change to your review of ${business} is published.`,
      { link: 'See your review', url: `${site.publicUrl}${path}` },
    ],
    reason: WROTE_A_REVIEW,
  })
}

interface RejectedReview extends ReviewFacts {
  /** The rejection reason as a sentence. */
  readonly reason: string | null
  readonly note: string | null
  /** Whether a change was rejected, so that the published review stays as it was. */
  readonly isChange?: boolean
  /** Whether it was published before and is now taken down. */
  readonly isTakenDown?: boolean
}

/** To the writer of a review that was rejected or taken down, or whose change was rejected. */
export function renderReviewRejected(site: Site, review: RejectedReview): Email {
  const { name, reason, note } = review
  return renderEmail(site, {
    subject: toSubject(review),
    name: disableAutolinks(name),
    parts: [
      toOpening(review),
      ...(reason === null ? [] : [{ facts: [['Reason', reason] as const] }]),
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
      ...(reason === null && note === null
        ? ['Please reply to this email, and we will tell you what to change.']
        : []),
      'You can change a review for 30 days after writing it, and we review it again.',
      { link: 'Your reviews', url: `${site.publicUrl}/dashboard` },
    ],
    reason: WROTE_A_REVIEW,
  })
}

function toSubject({ businessName, isChange = false, isTakenDown = false }: RejectedReview): string {
  const business = disableAutolinks(businessName)
  if (isTakenDown) return `Your review of ${business} is taken down`
  return `We cannot publish ${isChange ? 'the change to your review' : 'your review'} of ${business}`
}

function toOpening({ businessName, isChange = false, isTakenDown = false }: RejectedReview): string {
  const business = disableAutolinks(businessName)
  if (isTakenDown) return `We have taken down your review of ${business}. It no longer counts in its rating.`
  if (isChange)
    return `We have reviewed the change to your review of ${business} and cannot publish it. Your published review hasn’t changed.`
  return `We have reviewed your review of ${business} and cannot publish it as it is.`
}

/** To the owner of a business with a new published review. */
export function renderReviewForOwner(
  site: Site,
  {
    name,
    businessName,
    rating,
    comment,
  }: ReviewFacts & { readonly rating: number; readonly comment: string },
): Email {
  const business = disableAutolinks(businessName)
  return renderEmail(site, {
    subject: `A new review of ${business}: ${pluralize(rating, 'star')}`,
    name: disableAutolinks(name),
    parts: [
      `A customer has reviewed ${business}.`,
      { heading: `The review, ${pluralize(rating, 'star')}:`, quotation: comment },
      'You can answer in public. A short, friendly answer helps those who read the review next.',
      { link: 'Answer on your dashboard', url: `${site.publicUrl}/dashboard` },
    ],
    reason: LISTED_A_BUSINESS,
  })
}
