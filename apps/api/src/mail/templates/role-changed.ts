import { PORTAL } from '@portal/reference-data'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { HAS_AN_ACCOUNT } from './reasons.ts'

interface RoleChanged {
  readonly firstName: string
  readonly isAdmin: boolean
}

/** To the holder of an account that became, or no longer is, an administrator. */
export const renderRoleChanged = (site: Site, { firstName, isAdmin }: RoleChanged): Email =>
  renderEmail(site, {
    subject: isAdmin ? 'You are an administrator now' : 'You are no longer an administrator',
    name: disableAutolinks(firstName),
    parts: isAdmin
      ? [
          `You can now review submissions to ${PORTAL.name} and manage accounts. We log everything you do there.`,
          'Please turn on two-step sign-in, so that a password alone is not enough:',
          { link: 'Set up two-step sign-in', url: `${site.publicUrl}/account/two-step` },
        ]
      : [
          `Your account no longer has the rights of an administrator of ${PORTAL.name}. Nothing else has changed.`,
        ],
    reason: HAS_AN_ACCOUNT,
  })
