import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../email.ts'
import { confirmationLink } from './confirmation-parts.ts'
import { withoutLinks } from './without-links.ts'

interface AccountOpened {
  readonly firstName: string
  readonly token: string
  /** It was asked for once more. */
  readonly again?: boolean
}

/** To who opened an account, or whose address somebody else typed. */
export const accountOpened = (site: Site, { firstName, token, again = false }: AccountOpened): Email =>
  renderEmail(site, {
    subject: 'Please confirm your email address',
    name: withoutLinks(firstName),
    parts: [
      again
        ? `Here is another link to confirm the email address of your account on ${PORTAL.name}.`
        : `Welcome to ${PORTAL.name}! Your account is open. Please confirm that this email address is yours.`,
      ...confirmationLink(site, token),
      'You can list businesses before you confirm. Until then we send you at most 6 emails a day.',
    ],
    because: `You get this email because an account on ${PORTAL.name} was opened with your address. If that was not you, open the link and choose “I did not open this account”: you see what was done in your name and can remove it.`,
  })
