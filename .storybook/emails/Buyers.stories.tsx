import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  renderCreditCorrected,
  renderForeignPayment,
  renderOrderCancelled,
  renderOrderPaid,
  renderOrderPlaced,
  renderOrderRefunded,
  renderPaymentHereAgain,
  renderPaymentReceived,
  renderPaymentTaken,
  renderPlanBegun,
} from '../../apps/api/src/mail/templates/orders.ts'
import { emailMeta } from './email-meta.ts'
import type { EmailPreview } from './EmailPreview.tsx'
import { LISTING, getNovemberDay, OFFER, QUOTE, SITE } from './samples.ts'

const meta = { ...emailMeta, title: 'Buyers' } satisfies Meta<typeof EmailPreview>

export default meta
type Story = StoryObj<typeof meta>

const ORDER = {
  ...LISTING,
  reference: 'PB-4M7T-2K',
  url: `${SITE.publicUrl}/orders/PB-4M7T-2K`,
  hasAccount: true,
}

const WEBSITE_ORDER = {
  ...ORDER,
  name: QUOTE.contactName,
  businessName: QUOTE.businessName,
  timeZone: 'Pacific/Fiji',
}

const ITEMS = [{ name: 'Enhanced listing, 1 year', price: 129 }]

const WAYS: Parameters<typeof renderOrderPlaced>[1]['ways'] = [
  {
    method: 'bank-transfer',
    name: 'Bank transfer',
    text: 'Transfer in Solomon Islands dollars from any bank. It reaches us in one or two working days.',
    details: [
      { label: 'Bank', value: 'Sample Bank of Honiara (sample data)' },
      { label: 'Account name', value: 'Pacific Business Portal (sample)' },
      { label: 'Account number', value: '000-SAMPLE-0001' },
    ],
    url: null,
  },
  {
    method: 'cash',
    name: 'Cash at an agent',
    text: 'Pay at the counter on weekdays from 8:30 to 16:00. You get a slip with your order reference.',
    details: [
      { label: 'Honiara', value: 'Sample Agency, Mendana Avenue (sample data)' },
      { label: 'Auki', value: 'Sample Store, by the market (sample data)' },
    ],
    url: null,
  },
]

const RECEIPT = {
  receiptNumber: 'R-2026-00042',
  receiptUrl: `${ORDER.url}/receipts/R-2026-00042`,
}

const placed = {
  ...ORDER,
  items: ITEMS,
  creditUsed: 0,
  due: 129,
  localDue: 'SBD 1,074.60',
  payBy: getNovemberDay(17),
  ways: [],
  quoteReference: null,
}

export const OrderPlaced: Story = {
  args: {
    email: renderOrderPlaced(SITE, { ...placed, ways: WAYS }),
  },
}

export const OrderPlacedWithCreditAndNoWayToPay: Story = {
  args: {
    email: renderOrderPlaced(SITE, {
      ...placed,
      items: [...ITEMS, { name: 'Unused part of Standard, 182 days', price: -44.37 }],
      creditUsed: 20,
      due: 64.63,
      localDue: null,
    }),
  },
}

export const WebsiteOrdered: Story = {
  args: {
    email: renderOrderPlaced(SITE, {
      ...placed,
      ...WEBSITE_ORDER,
      items: OFFER.items,
      due: OFFER.amount,
      localDue: 'FJD 3,712.50',
      quoteReference: QUOTE.reference,
    }),
  },
}

export const PartOfThePaymentReceived: Story = {
  args: {
    email: renderPaymentReceived(SITE, {
      ...ORDER,
      ...RECEIPT,
      amount: 60,
      localAmount: 'SBD 499.80',
      due: 69,
      localDue: 'SBD 574.80',
      ways: [],
    }),
  },
}

export const PaidAgain: Story = {
  args: {
    email: renderPaymentReceived(SITE, {
      ...ORDER,
      ...RECEIPT,
      amount: 129,
      localAmount: null,
      due: 0,
      localDue: null,
      ways: [],
    }),
  },
}

const paid = {
  ...ORDER,
  items: ITEMS,
  receipt: { ...RECEIPT, amount: 129, localAmount: 'SBD 1,074.60' },
  period: { startsAt: null, lastDay: new Date('2027-11-05T10:00:00+11:00') },
  isWebsite: false,
  planName: 'Enhanced',
  newCredit: 0,
}

export const OrderPaid: Story = { args: { email: renderOrderPaid(SITE, paid) } }

export const OrderPaidForLaterWithCreditLeft: Story = {
  args: {
    email: renderOrderPaid(SITE, {
      ...paid,
      receipt: { ...RECEIPT, amount: 140, localAmount: null },
      period: { ...paid.period, startsAt: getNovemberDay(30) },
      newCredit: 11,
    }),
  },
}

export const OrderPaidFromCredit: Story = {
  args: { email: renderOrderPaid(SITE, { ...paid, receipt: null }) },
}

export const WebsitePaid: Story = {
  args: {
    email: renderOrderPaid(SITE, {
      ...paid,
      ...WEBSITE_ORDER,
      items: OFFER.items,
      receipt: { ...RECEIPT, amount: OFFER.amount, localAmount: null },
      isWebsite: true,
    }),
  },
}

export const PlanBegun: Story = {
  args: {
    email: renderPlanBegun(SITE, {
      ...ORDER,
      startsAt: null,
      lastDay: paid.period.lastDay,
      isWebsite: false,
      planName: 'Enhanced',
    }),
  },
}

export const PlanOfAWebsiteBegun: Story = {
  args: {
    email: renderPlanBegun(SITE, {
      ...WEBSITE_ORDER,
      startsAt: getNovemberDay(30),
      lastDay: new Date('2027-11-29T10:00:00+12:00'),
      isWebsite: true,
      planName: 'Enhanced',
    }),
  },
}

export const OrderRefunded: Story = {
  args: {
    email: renderOrderRefunded(SITE, {
      ...ORDER,
      number: 'C-2026-00003',
      amount: 109,
      credit: 20,
      reason: 'You asked for your money back within 30 days.',
      isWebsite: false,
      wasPaid: true,
    }),
  },
}

export const PartPaidOrderRefunded: Story = {
  args: {
    email: renderOrderRefunded(SITE, {
      ...ORDER,
      number: 'C-2026-00004',
      amount: 60,
      credit: 0,
      reason: 'You no longer want the plan.',
      isWebsite: false,
      wasPaid: false,
    }),
  },
}

const TAKEN = { ...ORDER, amount: 129, number: 'CRN-2026-00005', localDue: null, creditTaken: 0, ways: [] }

export const PaymentTakenBack: Story = {
  args: { email: renderPaymentTaken(SITE, { ...TAKEN, kind: 'dispute', status: 'open', due: 129 }) },
}

export const PartOfThePaymentGivenBack: Story = {
  args: {
    email: renderPaymentTaken(SITE, {
      ...TAKEN,
      kind: 'refund',
      status: 'paid',
      amount: 29,
      due: 0,
      creditTaken: 29,
    }),
  },
}

export const PaymentHereAgain: Story = {
  args: {
    email: renderPaymentHereAgain(SITE, {
      ...ORDER,
      kind: 'dispute',
      amount: 129,
      isPaid: true,
      lastDay: new Date('2027-11-05T10:00:00+11:00'),
      newCredit: 0,
    }),
  },
}

export const RefundThatTheCardCouldNotTake: Story = {
  args: {
    email: renderPaymentHereAgain(SITE, {
      ...ORDER,
      kind: 'refund',
      amount: 129,
      isPaid: false,
      lastDay: null,
      newCredit: 129,
    }),
  },
}

export const PaidInAnotherCurrency: Story = {
  args: { email: renderForeignPayment(SITE, { ...ORDER, amount: 'AUD 199.5' }) },
}

export const CreditCorrected: Story = {
  args: {
    email: renderCreditCorrected(SITE, {
      name: ORDER.name,
      amount: 20,
      credit: 35.5,
      reason: 'The payment of 3 November was recorded for another account.',
    }),
  },
}

export const OrderCancelled: Story = {
  args: { email: renderOrderCancelled(SITE, { ...ORDER, reason: null, isReplaced: false, creditBack: 20 }) },
}

export const OrderCancelledByAnAdministrator: Story = {
  args: {
    email: renderOrderCancelled(SITE, {
      ...ORDER,
      reason: 'You placed two orders for the same plan; the other one stays.',
      isReplaced: false,
      creditBack: 0,
    }),
  },
}

export const OrderReplaced: Story = {
  args: {
    email: renderOrderCancelled(SITE, {
      ...ORDER,
      reason: 'Another order for this listing took its place',
      isReplaced: true,
      creditBack: 0,
    }),
  },
}
