import type { CountryCode } from '@portal/domain/place'
import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { getConfirmUrl, getUnsubscribeUrl, describeTopic } from './newsletter-links.ts'

interface NewsletterAlreadySubscribed {
  /** The country of the subscription; null: the whole region. */
  readonly country: CountryCode | null
  /** The other country that was requested now, with a token to confirm it; null for the same country. */
  readonly change: { readonly country: CountryCode | null; readonly token: string } | null
  readonly unsubscribeToken: string
}

/** To a subscriber whose address was entered again in the form. */
export const renderNewsletterAlreadySubscribed = (
  site: Site,
  { country, change, unsubscribeToken }: NewsletterAlreadySubscribed,
): Email =>
  renderEmail(site, {
    subject: 'You already get our newsletter',
    name: '',
    parts: [
      `Somebody asked for our weekly newsletter with this address. You already get it, with news about ${describeTopic(country)}.`,
      ...(change === null
        ? ['You don’t need to do anything.']
        : [
            {
              link: `Change it to news about ${describeTopic(change.country)}`,
              url: getConfirmUrl(site, change.token),
            },
            'The link works for 7 days. If you don’t use it, nothing changes.',
          ]),
      getUnsubscribeUrl(site, unsubscribeToken),
    ],
    reason: `You get this email because you confirmed the newsletter of ${PORTAL.name}.`,
  })
