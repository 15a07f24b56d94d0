import { PORTAL } from '@portal/reference-data'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { HAS_AN_ACCOUNT } from './reasons.ts'

interface RoleChanged {
  readonly firstName: string
  readonly isAdmin: boolean
}

/** To the holder of an account that became, or no longer is, an administrator's. */
export const roleChanged = (site: Site, { firstName, isAdmin }: RoleChanged): Email =>
  renderEmail(site, {
    subject: isAdmin ? 'You are an administrator now' : 'You are no longer an administrator',
    name: disableAutolinks(firstName),
    parts: isAdmin
      ? [
          `You can now decide about what is sent in to ${PORTAL.name}, and see and change accounts. Everything that you do there is written down.`,
          'Please turn on two-step sign-in, so that a password alone does not open all this to somebody else:',
          { link: 'Set up two-step sign-in', url: `${site.publicUrl}/account/two-step` },
        ]
      : [
          `Your account no longer has the rights of an administrator of ${PORTAL.name}. It is otherwise as it was.`,
        ],
    reason: HAS_AN_ACCOUNT,
  })
