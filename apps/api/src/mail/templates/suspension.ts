import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'

interface AboutSuspension {
  /** The owner. */
  readonly name: string
  readonly businessName: string
  /** The administrator's note to the owner. */
  readonly note: string | null
}

const toNote = (note: string | null) =>
  note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]

/** To the owner of a listing that was suspended. */
export function renderListingSuspended(
  site: Site,
  { name, businessName, reason, note }: AboutSuspension & { readonly reason: string },
): Email {
  const business = disableAutolinks(businessName)
  return renderEmail(site, {
    subject: `Your listing is suspended: ${business}`,
    name: disableAutolinks(name),
    parts: [
      `We have suspended your listing ${business}. Visitors no longer see it; everything in it is kept.`,
      { facts: [['Reason', reason]] },
      ...toNote(note),
      'Reply to this email to tell us what has changed, or if you think we are wrong.',
      { link: 'Open your dashboard', url: `${site.publicUrl}/dashboard` },
    ],
    reason: LISTED_A_BUSINESS,
  })
}

/** To the owner of a listing whose suspension has ended. */
export function renderSuspensionEnded(
  site: Site,
  { name, businessName, note, path }: AboutSuspension & { readonly path: string | null },
): Email {
  const business = disableAutolinks(businessName)
  return renderEmail(site, {
    subject: `Your listing is no longer suspended: ${business}`,
    name: disableAutolinks(name),
    parts: [
      path === null
        ? `Your listing ${business} is no longer suspended. Open your dashboard to see why visitors still can’t see it.`
        : `Your listing ${business} is no longer suspended. Visitors see it again, as it was.`,
      ...toNote(note),
      path === null
        ? { link: 'Open your dashboard', url: `${site.publicUrl}/dashboard` }
        : { link: 'See your listing', url: `${site.publicUrl}${path}` },
    ],
    reason: LISTED_A_BUSINESS,
  })
}
