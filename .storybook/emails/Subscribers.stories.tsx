import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderNewsletterAlreadySubscribed } from '../../apps/api/src/mail/templates/newsletter-already-subscribed.ts'
import { renderNewsletterConfirm } from '../../apps/api/src/mail/templates/newsletter-confirm.ts'
import { renderNewsletterIssue } from '../../apps/api/src/mail/templates/newsletter-issue.ts'
import { renderAlertConfirm } from '../../apps/api/src/mail/templates/alert-confirm.ts'
import { renderAlert } from '../../apps/api/src/mail/templates/alert.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { HONIARA, getNovemberDay, SITE, SUVA, TOKEN } from './samples.ts'

const meta = { ...emailMeta, title: 'Subscribers' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Confirm: Story = {
  args: { email: renderNewsletterConfirm(SITE, { token: TOKEN, country: null }) },
}

export const AlreadySubscribed: Story = {
  args: {
    email: renderNewsletterAlreadySubscribed(SITE, {
      country: 'sb',
      change: { country: 'fj', token: TOKEN },
      unsubscribeToken: TOKEN,
    }),
  },
}

export const Issue: Story = {
  args: {
    email: renderNewsletterIssue(SITE, {
      country: null,
      madeAt: getNovemberDay(20).getTime(),
      articles: [
        {
          slug: 'small-grants-open-for-women-who-process-breadfruit-and-banana',
          title: 'Small grants open for women who process breadfruit and banana',
          summary:
            'Groups in Makira, Temotu and Malaita can ask for up to 40,000 dollars for dryers, mills and packaging.',
          isSample: true,
        },
        {
          slug: 'savings-clubs-in-fiji-pool-money-for-a-cold-room-at-navua',
          title: 'Savings clubs in Fiji pool money for a cold room at Navua',
          summary: 'Twenty-two savings clubs put in 3,000 dollars each, and farmers pay by the crate.',
          isSample: false,
        },
      ],
      moreArticles: 3,
      events: [
        {
          slug: 'makers-market-day-in-gizo',
          title: 'Makers’ market day in Gizo',
          summary:
            'Thirty carvers, weavers and bakers from the surrounding islands show and sell what they make.',
          at: getNovemberDay(28, '08:00').getTime(),
          timeZone: HONIARA,
          isSample: false,
        },
      ],
      newTenders: [
        {
          slug: 'ice-for-the-landing-site',
          title: 'Ice for the landing site',
          summary: 'Two tonnes of flake ice a week for the fishing boats at Gizo, for one year.',
          at: Date.parse('2026-12-18T16:00:00+11:00'),
          timeZone: HONIARA,
          isSample: false,
        },
      ],
      moreNewTenders: 2,
      tenders: [
        {
          slug: 'school-furniture-for-four-hundred-pupils',
          title: 'School furniture for four hundred pupils in the Northern Division',
          summary:
            'Two hundred double desks and benches in three heights, made of local timber, delivered to nine schools before the first term.',
          at: Date.parse('2026-12-02T16:00:00+12:00'),
          timeZone: SUVA,
          isSample: false,
        },
      ],
      unsubscribeToken: TOKEN,
    }),
  },
}

const TENDERS_IN_FIJI = { list: 'tenders', filters: 'country=fj&search=school+furniture' } as const

export const AlertConfirm: Story = {
  args: {
    email: renderAlertConfirm(SITE, { token: TOKEN, alert: { ...TENDERS_IN_FIJI, frequency: 'daily' } }),
  },
}

export const Alert: Story = {
  args: {
    email: renderAlert(SITE, {
      alert: TENDERS_IN_FIJI,
      entries: [
        {
          title: 'School furniture for four hundred pupils in the Northern Division',
          path: '/tenders/school-furniture-for-four-hundred-pupils',
          text: 'Two hundred double desks and benches in three heights. Closes 2 Dec 2026, 4:00 PM.',
        },
        {
          title: 'Sample: Benches for a school hall',
          path: '/tenders/benches-for-a-school-hall',
          text: 'Sixty benches of local timber. Closes 12 Dec 2026, 4:00 PM.',
        },
      ],
      count: 14,
      unsubscribeToken: TOKEN,
    }),
  },
}
