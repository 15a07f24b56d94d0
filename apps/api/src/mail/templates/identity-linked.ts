import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface IdentityLinked {
  readonly firstName: string
  /** The identity provider's name. */
  readonly provider: string
}

/** To an account after the first sign-in with an identity provider. */
export const renderIdentityLinked = (site: Site, { firstName, provider }: IdentityLinked): Email =>
  renderEmail(site, {
    subject: `You can now sign in with ${provider}`,
    name: disableAutolinks(firstName),
    parts: [
      `Somebody signed in to your account on ${PORTAL.name} with ${provider}, which says that this email address is theirs. From now on you can sign in that way. Your password works as before.`,
    ],
    reason: `You get this email because the way to sign in to your account on ${PORTAL.name} has changed. If that was not you, reply to this email at once.`,
  })
