import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

/** To the holder of an account whose address somebody asked to use for another account. */
export const emailChangeTaken = (site: Site): Email =>
  renderEmail(site, {
    subject: `You have an account on ${PORTAL.name}`,
    name: '',
    parts: [
      'Somebody asked to use this email address for another account. There is an account with it already, and an address has one account, so nothing was changed.',
      'If that was you, sign in to the account that has this address, change its address or delete it, and ask again:',
      { link: 'Sign in', url: `${site.publicUrl}/auth/sign-in` },
    ],
    reason: 'If that was not you, there is nothing you need to do.',
  })
