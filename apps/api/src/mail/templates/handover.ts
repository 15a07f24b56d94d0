import { PORTAL } from '@portal/reference-data'
import { formatDay } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { LISTED_A_BUSINESS } from './reasons.ts'

interface HandoverOffered {
  readonly businessName: string
  readonly ownerName: string
  readonly token: string
  readonly until: Date
  /** The listing's time zone: an IANA name. */
  readonly timeZone: string
}

/** To the person to whom a listing is offered; the address may belong to no account. */
export function renderHandoverOffered(site: Site, offer: HandoverOffered): Email {
  const business = disableAutolinks(offer.businessName)
  const owner = disableAutolinks(offer.ownerName)
  return renderEmail(site, {
    subject: `Take over the listing of ${business}`,
    name: '',
    parts: [
      `${owner} would like to hand the listing of ${business} on ${PORTAL.name} over to you.`,
      { link: 'See the listing and take it over', url: `${site.publicUrl}/handover?token=${offer.token}` },
      {
        heading: 'What happens then:',
        points: [
          'You sign in, or open an account, with this email address.',
          'You accept. From then on the listing is yours, with its messages and reviews.',
        ],
      },
      `The link works until ${formatDay(offer.until, offer.timeZone)}. Nothing changes until you accept.`,
    ],
    reason: `You get this email because the owner of a listing on ${PORTAL.name} named your address. If you don’t know about it, you can ignore this email.`,
  })
}

interface HandoverAccepted {
  /** Who gets the email. */
  readonly name: string
  readonly businessName: string
  readonly newOwnerName: string
  readonly isNewOwner: boolean
}

/** To both owners of a listing that was handed over. */
export function renderHandoverAccepted(site: Site, about: HandoverAccepted): Email {
  const business = disableAutolinks(about.businessName)
  const newOwner = disableAutolinks(about.newOwnerName)
  return renderEmail(site, {
    subject: `${business} was handed over`,
    name: disableAutolinks(about.name),
    parts: about.isNewOwner
      ? [
          `The listing of ${business} is now yours, with its messages and reviews.`,
          { link: 'Open your dashboard', url: `${site.publicUrl}/dashboard` },
        ]
      : [`${newOwner} has accepted the listing of ${business}. It is no longer on your dashboard.`],
    reason: LISTED_A_BUSINESS,
  })
}
