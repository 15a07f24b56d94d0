import { formatDate } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'

interface PlanGranted {
  /** The owner. */
  readonly name: string
  readonly businessName: string
  /** The path of the listing's page. */
  readonly path: string
  readonly plan: string
  /** When it begins; null: at once. */
  readonly startsAt: Date | null
  readonly lastDay: Date
  /** The listing's time zone: an IANA name. */
  readonly timeZone: string
}

/**
 * To the owner of a listing that got a plan from somebody else: an administrator, or the person who ordered a website for
 * it.
 */
export function renderPlanGranted(site: Site, about: PlanGranted): Email {
  const { plan, startsAt, lastDay, timeZone } = about
  const business = disableAutolinks(about.businessName)
  const from = startsAt === null ? 'from now' : `from ${formatDate(startsAt, timeZone)}`
  return renderEmail(site, {
    subject: `Your listing has the ${plan} plan: ${business}`,
    name: disableAutolinks(about.name),
    parts: [
      `Your listing ${business} has the ${plan} plan, ${from} until ${formatDate(lastDay, timeZone)}. There is nothing to pay.`,
      { link: 'See your listing', url: `${site.publicUrl}${about.path}` },
      'There is no automatic renewal. We remind you before it ends.',
      { link: 'Plans and prices', url: `${site.publicUrl}/pricing` },
    ],
    reason: LISTED_A_BUSINESS,
  })
}
