import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { createConfirmationLinkParts } from './address-confirmation.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface AccountOpened {
  readonly firstName: string
  readonly token: string
  /** Whether the link was requested again. */
  readonly isRepeat?: boolean
}

/** To the address of a new account, which somebody else may have typed. */
export const renderAccountOpened = (
  site: Site,
  { firstName, token, isRepeat: again = false }: AccountOpened,
): Email =>
  renderEmail(site, {
    subject: 'Please confirm your email address',
    name: disableAutolinks(firstName),
    parts: [
      again
        ? `Here is another link to confirm the email address of your account on ${PORTAL.name}.`
        : `Welcome to ${PORTAL.name}! Your account is open. Please confirm that this email address is yours.`,
      ...createConfirmationLinkParts(site, token),
      'You can list businesses before you confirm. Until then we send you at most 6 emails a day.',
    ],
    reason: `You get this email because an account on ${PORTAL.name} was opened with your address. If that was not you, open the link and choose “I did not open this account”: you see what was done in your name and can remove it.`,
  })
