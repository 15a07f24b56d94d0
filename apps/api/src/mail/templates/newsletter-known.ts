import type { CountryCode } from '@portal/domain/place'
import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../email.ts'
import { confirmUrl, leaveLink, subjectOf } from './newsletter-links.ts'

interface NewsletterKnown {
  /** What they get now; null: the whole region. */
  readonly country: CountryCode | null
  /** What they asked for now, where it is another; null: the same. */
  readonly change: { readonly country: CountryCode | null; readonly token: string } | null
  readonly leaveToken: string
}

/** To who asks for the newsletter and gets it already. */
export const newsletterKnown = (site: Site, { country, change, leaveToken }: NewsletterKnown): Email =>
  renderEmail(site, {
    subject: 'You are on our newsletter’s list already',
    name: '',
    parts: [
      `Somebody asked for our weekly newsletter with this address. You are on its list already, for news about ${subjectOf(country)}.`,
      ...(change === null
        ? ['There is nothing you need to do.']
        : [
            {
              link: `Change it to news about ${subjectOf(change.country)}`,
              url: confirmUrl(site, change.token),
            },
            'Without this link everything stays as it is. It holds for 7 days.',
          ]),
      leaveLink(site, leaveToken),
    ],
    because: `You get this email because you confirmed the newsletter of ${PORTAL.name}.`,
  })
