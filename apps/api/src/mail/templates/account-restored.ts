import { pluralize } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { HAS_AN_ACCOUNT } from './reasons.ts'

interface AccountRestored {
  readonly firstName: string
  /** The administrator's note to the holder. */
  readonly note: string | null
  /** How many of its listings are shown again. */
  readonly listings: number
}

/** To the holder of a suspended account that was restored. */
export const renderAccountRestored = (site: Site, { firstName, note, listings }: AccountRestored): Email =>
  renderEmail(site, {
    subject: 'Your account is restored',
    name: disableAutolinks(firstName),
    parts: [
      `Your account on ${PORTAL.name} is no longer suspended. You can sign in again.`,
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
      ...(listings === 0 ? [] : [`We also restored ${pluralize(listings, 'listing')} of yours.`]),
      { link: 'Sign in', url: `${site.publicUrl}/auth/sign-in` },
    ],
    reason: HAS_AN_ACCOUNT,
  })
