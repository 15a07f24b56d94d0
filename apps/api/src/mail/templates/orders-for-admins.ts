import { formatMoney } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

interface ForAdmins {
  readonly id: number
  readonly name: string
  readonly businessName: string
  readonly reference: string
}

const REASON = 'You get this email because messages from the website go to this address.'
const REPLY_HINT = 'Reply to this email to answer the sender.'

const openOrder = (site: Site, { id }: ForAdmins) => ({
  link: 'Open the order',
  url: `${site.publicUrl}/admin/orders/${id}`,
})

/** To the administrators, about a proof of payment. */
export function renderProofReceivedForAdmins(
  site: Site,
  order: ForAdmins & {
    readonly due: number
    readonly localDue: string | null
    readonly note: string | null
  },
): Email {
  const { reference, due, localDue, note } = order
  return renderEmail(site, {
    subject: `Proof of payment for ${reference}`,
    name: 'administrators',
    parts: [
      `${disableAutolinks(order.name)} sent a picture that shows a payment for ${disableAutolinks(order.businessName)}. Record the payment once the money arrives.`,
      {
        facts: [
          ['Reference', reference],
          ['Due', localDue === null ? formatMoney(due) : `${formatMoney(due)} or ${localDue}`],
        ],
      },
      ...(note === null ? [] : [{ heading: 'Their note:', quotation: note }]),
      openOrder(site, order),
    ],
    reason: REASON,
    replyHint: REPLY_HINT,
  })
}

/** To the administrators, about a refund request. */
export function renderRefundRequestedForAdmins(
  site: Site,
  order: ForAdmins & { readonly reason: string },
): Email {
  const { reference, reason } = order
  return renderEmail(site, {
    subject: `Refund requested: ${reference}`,
    name: 'administrators',
    parts: [
      `${disableAutolinks(order.name)} asks for a refund of the order for ${disableAutolinks(order.businessName)}, within the 30-day guarantee.`,
      { facts: [['Reference', reference]] },
      { heading: 'Why:', quotation: reason },
      openOrder(site, order),
    ],
    reason: REASON,
    replyHint: REPLY_HINT,
  })
}

/** An event of a card payment. */
export interface CardMoney extends ForAdmins {
  readonly event: keyof typeof CARD_EVENTS
  /** `US$89`, `AUD 140`. */
  readonly amount: string
  /** The number of the credit note or receipt; null where there is none. */
  readonly document: string | null
  /** The status of the order, as people read it. */
  readonly status: string
  /** The credit of the account, if it is negative. */
  readonly creditBelowZero: number | null
}

/** To the administrators, about an event at the card provider. */
export function renderCardMoneyForAdmins(site: Site, order: CardMoney): Email {
  const { reference, event, amount, document, status, creditBelowZero } = order
  const { subject, text } = CARD_EVENTS[event]
  return renderEmail(site, {
    subject: `${subject}: ${amount} of ${reference}`,
    name: 'administrators',
    parts: [
      text(amount, disableAutolinks(order.businessName)),
      ...(creditBelowZero === null
        ? []
        : [
            `The account’s credit is ${formatMoney(creditBelowZero)}: it was spent before the money went back. Ask for the money, or correct the credit with a reason.`,
          ]),
      {
        facts: [
          ['Reference', reference],
          ['Order now', status],
          ...(document === null ? [] : [['Document', document] as const]),
        ],
      },
      openOrder(site, order),
    ],
    reason: REASON,
    replyHint: REPLY_HINT,
  })
}

const CARD_EVENTS = {
  refunded: {
    subject: 'Refunded by the card provider',
    text: (amount, business) =>
      `${amount} for ${business} was refunded at the card provider, and nobody asked for it here. We have recorded the refund. Please check the plan, what is still due, and whether another order’s price counts on it.`,
  },
  disputed: {
    subject: 'Card payment disputed',
    text: (amount, business) =>
      `The bank of the card took ${amount} for ${business} back. Answer the dispute at the card provider: if you win, the order is paid again.`,
  },
  'refund failed': {
    subject: 'A card refund failed',
    text: (amount, business) =>
      `The card could not take back ${amount} for ${business}, so we still have the money. It is credit of the account now. Give it back another way and correct the credit, or leave it as credit.`,
  },
  'dispute won': {
    subject: 'A dispute is won',
    text: (amount, business) => `The ${amount} that was disputed for ${business} is back with us.`,
  },
  'paid beyond': {
    subject: 'Paid more than was due',
    text: (amount, business) =>
      `A card payment for ${business} was ${amount} more than was due. It is kept as credit. If it was paid twice by mistake, give it back at the card provider: the credit follows.`,
  },
  'other currency': {
    subject: 'Card payment in another currency',
    text: (amount, business) =>
      `A card payment for ${business} came as ${amount}, which the order has no rate for. It is not recorded. Give it back at the card provider, or record what it is worth in US dollars.`,
  },
} as const satisfies Record<string, { subject: string; text: (amount: string, business: string) => string }>
