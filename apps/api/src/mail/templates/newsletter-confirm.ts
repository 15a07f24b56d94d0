import type { CountryCode } from '@portal/domain/place'
import { PORTAL } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { getConfirmUrl, describeTopic } from './newsletter-links.ts'

interface NewsletterConfirm {
  readonly token: string
  /** Null: the whole region. */
  readonly country: CountryCode | null
}

/** To a new subscriber, who must confirm the subscription. */
export const renderNewsletterConfirm = (site: Site, { token, country }: NewsletterConfirm): Email =>
  renderEmail(site, {
    subject: 'Please confirm: do you want our newsletter?',
    name: '',
    parts: [
      `Somebody asked for our weekly newsletter with this address. It is about ${describeTopic(country)}: articles, events and tenders, once a week. Was it you?`,
      { link: 'Yes, send me the newsletter', url: getConfirmUrl(site, token) },
      'The link works for 7 days. If you don’t use it, we send you nothing and forget this address.',
    ],
    reason: `You get this email because somebody asked for the newsletter of ${PORTAL.name} with your address. If that wasn’t you, you can ignore this email.`,
  })
