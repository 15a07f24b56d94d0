import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'

interface DecidedEdit {
  /** The owner. */
  readonly name: string
  readonly businessName: string
  readonly businessId: number
}

interface ApprovedEdit extends DecidedEdit {
  readonly path: string
  /** Whether the listing lost its Verified mark by these changes. */
  readonly isVerificationLost: boolean
}

const VERIFICATION_LOST =
  'The Verified mark was given to the name and place of before, so your listing no longer shows it. Write to us to have it confirmed again; it costs nothing.'

/** To the owner of a listing whose changes were published. */
export function editApproved(
  site: Site,
  { name, businessName, path, isVerificationLost }: ApprovedEdit,
): Email {
  const business = disableAutolinks(businessName)
  return renderEmail(site, {
    subject: `Your changes are live: ${business}`,
    name: disableAutolinks(name),
    parts: [
      `We have checked your changes to ${business}. They are live.`,
      ...(isVerificationLost ? [VERIFICATION_LOST] : []),
      { link: 'See your listing', url: `${site.publicUrl}${path}` },
      ...(isVerificationLost
        ? [{ link: 'Ask for the mark again', url: `${site.publicUrl}/contact?topic=listing` }]
        : []),
    ],
    reason: LISTED_A_BUSINESS,
  })
}

/** To the owner of a listing whose changes were rejected. */
export function editRejected(
  site: Site,
  {
    name,
    businessName,
    businessId,
    reason,
    note,
  }: DecidedEdit & { readonly reason: string | null; readonly note: string | null },
): Email {
  const business = disableAutolinks(businessName)
  return renderEmail(site, {
    subject: `Your changes need another look: ${business}`,
    name: disableAutolinks(name),
    parts: [
      `We have checked your changes to ${business} and cannot publish them yet. Your listing stays as it was.`,
      ...(reason === null ? [] : [{ facts: [['Reason', reason] as const] }]),
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
      ...(reason === null && note === null
        ? ['Please reply to this email, and we will tell you what to change.']
        : []),
      'What you entered is still there: correct it, and we review it again.',
      { link: 'Correct your changes', url: `${site.publicUrl}/dashboard/listings/${businessId}/edit` },
    ],
    reason: LISTED_A_BUSINESS,
  })
}
