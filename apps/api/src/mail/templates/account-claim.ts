import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

/** To the owner of an address with which somebody opened an account that is unconfirmed. */
export const accountClaim = (site: Site, { token }: { readonly token: string }): Email =>
  renderEmail(site, {
    subject: 'Take over the account opened with your address',
    name: '',
    parts: [
      `There is an account on ${PORTAL.name} with this email address, and the address was never confirmed. If you did not open it, you can take it over.`,
      { link: 'See the account and take it over', url: `${site.publicUrl}/auth/claim?token=${token}` },
      {
        heading: 'What happens then:',
        points: [
          'You see what was done in your name.',
          'You choose a password. Everybody who is signed in to the account is signed out.',
          'What was done in your name is withdrawn, except what you keep.',
        ],
      },
      'The link works for 7 days. Nothing changes before you use it.',
    ],
    reason: `You get this email because somebody asked for it on the registration page of ${PORTAL.name}. If that was not you, there is nothing you need to do.`,
  })
