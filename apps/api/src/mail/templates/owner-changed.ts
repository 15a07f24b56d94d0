import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'

interface OwnerChanged {
  /** Who gets the email. */
  readonly name: string
  readonly businessName: string
  readonly isNewOwner: boolean
  /** The administrator's note to both. */
  readonly note: string | null
}

/** To the new and the previous owner of a listing that an administrator transferred. */
export function renderOwnerChanged(
  site: Site,
  { name, businessName, isNewOwner, note }: OwnerChanged,
): Email {
  const business = disableAutolinks(businessName)
  return renderEmail(site, {
    subject: isNewOwner ? `${business} is now your listing` : `${business} has a new owner`,
    name: disableAutolinks(name),
    parts: [
      isNewOwner
        ? `We have given the listing of ${business} to your account, with its messages and reviews.`
        : `We have given the listing of ${business} to another account. It is no longer on your dashboard.`,
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
      'If you think this is wrong, reply to this email.',
      ...(isNewOwner ? [{ link: 'Open your dashboard', url: `${site.publicUrl}/dashboard` }] : []),
    ],
    reason: LISTED_A_BUSINESS,
  })
}
