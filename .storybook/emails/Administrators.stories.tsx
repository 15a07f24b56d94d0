import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderInquiryForAdmins } from '../../apps/api/src/mail/templates/inquiry-for-admins.ts'
import {
  renderCardMoneyForAdmins,
  renderProofReceivedForAdmins,
  renderRefundRequestedForAdmins,
} from '../../apps/api/src/mail/templates/orders-for-admins.ts'
import { renderQuoteAnsweredForAdmins } from '../../apps/api/src/mail/templates/quote-answered-for-admins.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { LISTING, OFFER, QUOTE, SITE } from './samples.ts'

const meta = { ...emailMeta, title: 'Administrators' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Inquiry: Story = {
  args: {
    email: renderInquiryForAdmins(SITE, {
      kind: 'message',
      reference: 'PB-X4JM-9R',
      topic: 'A listing',
      name: 'Solange Perraud',
      email: 'solange.perraud@portal.test',
      page: null,
      message:
        'We moved our kayaks from Yaté to Dumbéa. Can our listing keep its address on the site when we change the town?\n\nThank you.',
    }),
  },
}

export const IssueReport: Story = {
  args: {
    email: renderInquiryForAdmins(SITE, {
      kind: 'issue',
      reference: 'PB-5PCG-3W',
      topic: 'Wrong information',
      name: null,
      email: null,
      page: '/events/calendar',
      message: 'On my phone the calendar starts the week on the wrong day. It should be Monday.',
    }),
  },
}

export const QuoteAccepted: Story = {
  args: {
    email: renderQuoteAnsweredForAdmins(SITE, {
      ...QUOTE,
      id: 7,
      status: 'accepted',
      note: null,
      offer: OFFER,
    }),
  },
}

export const QuoteDeclined: Story = {
  args: {
    email: renderQuoteAnsweredForAdmins(SITE, {
      ...QUOTE,
      id: 7,
      status: 'declined',
      note: 'We like the plan, but the kitchen needs a new roof first. May we come back in a year?',
      offer: OFFER,
    }),
  },
}

const ORDER = { ...LISTING, id: 31, reference: 'PB-4M7T-2K' }

export const ProofOfPayment: Story = {
  args: {
    email: renderProofReceivedForAdmins(SITE, {
      ...ORDER,
      due: 129,
      localDue: 'SBD 1,074.60',
      note: 'Paid at the counter in Auki this morning.',
    }),
  },
}

export const RefundAskedFor: Story = {
  args: {
    email: renderRefundRequestedForAdmins(SITE, {
      ...ORDER,
      reason: 'We are closing the mill at the end of the year and will not need the listing.',
    }),
  },
}

const CARD_MONEY = { ...ORDER, amount: '$129', document: 'CRN-2026-00004', creditBelowZero: null }

export const GivenBackByTheCardProvider: Story = {
  args: { email: renderCardMoneyForAdmins(SITE, { ...CARD_MONEY, event: 'refunded', status: 'Refunded' }) },
}

export const CardPaymentDisputed: Story = {
  args: {
    email: renderCardMoneyForAdmins(SITE, {
      ...CARD_MONEY,
      event: 'disputed',
      status: 'Paid',
      creditBelowZero: -89,
    }),
  },
}

export const DisputeWon: Story = {
  args: { email: renderCardMoneyForAdmins(SITE, { ...CARD_MONEY, event: 'dispute won', status: 'Paid' }) },
}

export const CardRefundFailed: Story = {
  args: {
    email: renderCardMoneyForAdmins(SITE, { ...CARD_MONEY, event: 'refund failed', status: 'Refunded' }),
  },
}

export const PaidMoreThanWasDue: Story = {
  args: {
    email: renderCardMoneyForAdmins(SITE, {
      ...CARD_MONEY,
      event: 'paid beyond',
      document: 'REC-2026-00012',
      status: 'Paid',
    }),
  },
}

export const PaidInAnotherCurrency: Story = {
  args: {
    email: renderCardMoneyForAdmins(SITE, {
      ...CARD_MONEY,
      event: 'other currency',
      amount: 'AUD 199.5',
      document: null,
      status: 'Waiting for payment',
    }),
  },
}
