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
  'We verified your listing under its earlier name and place, so it no longer shows the Verified mark. Write to us to be verified again, free of charge.'

/** To the owner of a listing whose changes were published. */
export function renderEditApproved(
  site: Site,
  { name, businessName, path, isVerificationLost }: ApprovedEdit,
): Email {
  const business = disableAutolinks(businessName)
  return renderEmail(site, {
    subject: `Your changes are live: ${business}`,
    name: disableAutolinks(name),
    parts: [
      `We have reviewed your changes to ${business}. They are live.`,
      ...(isVerificationLost ? [VERIFICATION_LOST] : []),
      { link: 'See your listing', url: `${site.publicUrl}${path}` },
      ...(isVerificationLost
        ? [{ link: 'Ask to be verified again', url: `${site.publicUrl}/contact?topic=listing` }]
        : []),
    ],
    reason: LISTED_A_BUSINESS,
  })
}

/** To the owner of a listing whose changes were rejected. */
export function renderEditRejected(
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
      `We have reviewed your changes to ${business} and cannot publish them yet. Your listing hasn’t changed.`,
      ...(reason === null ? [] : [{ facts: [['Reason', reason] as const] }]),
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
      ...(reason === null && note === null
        ? ['Please reply to this email, and we will tell you what to change.']
        : []),
      'We kept what you entered. Correct it, and we’ll review it again.',
      { link: 'Correct your changes', url: `${site.publicUrl}/dashboard/listings/${businessId}/edit` },
    ],
    reason: LISTED_A_BUSINESS,
  })
}
