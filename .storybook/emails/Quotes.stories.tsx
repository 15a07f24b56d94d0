import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderQuoteEnding } from '../../apps/api/src/mail/templates/quote-ending.ts'
import { renderQuoteRanOut } from '../../apps/api/src/mail/templates/quote-ran-out.ts'
import { renderQuoteReceived } from '../../apps/api/src/mail/templates/quote-received.ts'
import { renderQuoteStatusChanged } from '../../apps/api/src/mail/templates/quote-status-changed.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { OFFER, QUOTE, SITE } from './samples.ts'

const meta = { ...emailMeta, title: 'Requesters of quotes' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

export const QuoteReceived: Story = {
  args: {
    email: renderQuoteReceived(SITE, {
      ...QUOTE,
      pages: 4,
      basePrice: 1000,
      services: [
        { name: 'Logo design', price: 150 },
        { name: 'E-commerce functionality', price: 500 },
      ],
      total: 1650,
      preferredContact: 'whatsapp',
    }),
  },
}

export const QuoteInReview: Story = {
  args: { email: renderQuoteStatusChanged(SITE, { ...QUOTE, status: 'in review', note: null, offer: null }) },
}

export const Quoted: Story = {
  args: {
    email: renderQuoteStatusChanged(SITE, {
      ...QUOTE,
      status: 'quoted',
      note: 'We left out the shop for now: your menu and a form for orders do the same for less.',
      offer: OFFER,
    }),
  },
}

export const QuoteAccepted: Story = {
  args: { email: renderQuoteStatusChanged(SITE, { ...QUOTE, status: 'accepted', note: null, offer: OFFER }) },
}

export const QuoteEnding: Story = { args: { email: renderQuoteEnding(SITE, { ...QUOTE, offer: OFFER }) } }

export const QuoteRanOut: Story = {
  args: { email: renderQuoteRanOut(SITE, { ...QUOTE, validUntil: OFFER.validUntil }) },
}
