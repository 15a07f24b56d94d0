import type { CountryCode } from '@portal/domain/place'
import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { confirmUrl, unsubscribeLink, describeTopic } from './newsletter-links.ts'

interface NewsletterAlreadySubscribed {
  /** The country of the subscription; null: the whole region. */
  readonly country: CountryCode | null
  /** The other country that was asked for now, with a token to confirm it; null: the same country. */
  readonly change: { readonly country: CountryCode | null; readonly token: string } | null
  readonly unsubscribeToken: string
}

/** To a subscriber whose address was entered again in the form. */
export const newsletterAlreadySubscribed = (
  site: Site,
  { country, change, unsubscribeToken }: NewsletterAlreadySubscribed,
): Email =>
  renderEmail(site, {
    subject: 'You are on our newsletter’s list already',
    name: '',
    parts: [
      `Somebody asked for our weekly newsletter with this address. You are on its list already, for news about ${describeTopic(country)}.`,
      ...(change === null
        ? ['There is nothing you need to do.']
        : [
            {
              link: `Change it to news about ${describeTopic(change.country)}`,
              url: confirmUrl(site, change.token),
            },
            'Without this link everything stays as it is. It holds for 7 days.',
          ]),
      unsubscribeLink(site, unsubscribeToken),
    ],
    reason: `You get this email because you confirmed the newsletter of ${PORTAL.name}.`,
  })
