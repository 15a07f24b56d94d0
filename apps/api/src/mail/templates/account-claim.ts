import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

/** To the owner of an address with which somebody opened an unconfirmed account. */
export const renderAccountClaim = (site: Site, { token }: { readonly token: string }): Email =>
  renderEmail(site, {
    subject: 'Take over the account opened with your address',
    name: '',
    parts: [
      `An account on ${PORTAL.name} uses this email address, but nobody has confirmed it. If you didn’t open the account, you can take it over.`,
      { link: 'See the account and take it over', url: `${site.publicUrl}/auth/claim?token=${token}` },
      {
        heading: 'What happens then:',
        points: [
          'You see what was done in your name.',
          'You choose a password. This signs everybody else out.',
          'You choose what to keep, and we withdraw the rest.',
        ],
      },
      'The link works for 7 days. Nothing changes until you use it.',
    ],
    reason: `You get this email because somebody asked for it on the registration page of ${PORTAL.name}. If that wasn’t you, you can ignore this email.`,
  })
