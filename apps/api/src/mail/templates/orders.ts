import type { WayToPay } from '@portal/domain/contract'
import type { OrderStatus } from '@portal/domain/order'
import { formatDay, formatMoney } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import type { EmailPart } from '../rendering/parts.ts'
import { HAS_AN_ACCOUNT, PLACED_AN_ORDER } from './reasons.ts'

type Fact = readonly [string, string]

/** Common fields of mails about an order. */
interface AboutOrder {
  readonly name: string
  readonly businessName: string
  readonly reference: string
  /** The order's page. */
  readonly url: string
  readonly timeZone: string
  /** Whether an account placed it, which can have credit. */
  readonly hasAccount: boolean
}

/** The remaining amount. */
interface Due {
  readonly due: number
  /** The amount in the local currency: `SBD 1,089.50`; null without a rate. */
  readonly localDue: string | null
}

interface Item {
  readonly name: string
  readonly price: number
}

const formatBothAmounts = (dollars: number, local: string | null): string =>
  local === null ? `${formatMoney(dollars)} (USD)` : `${formatMoney(dollars)} (USD) or ${local}`

const toFacts = (items: readonly Item[]): Fact[] =>
  items.map(({ name, price }) => [disableAutolinks(name), formatMoney(price)])

const getOrderLink = ({ url }: AboutOrder): EmailPart => ({ link: 'Open your order', url })

const renderWay = ({ name, text, details, url }: WayToPay): EmailPart => {
  const points = [
    ...(text === null ? [] : [text]),
    ...details.map(({ label, value }) => `${label}: ${value}`),
    ...(url === null ? [] : [url]),
  ]
  return points.length === 0 ? name : { heading: `${name}:`, points }
}

/** Explains how to pay, or that the team will write if there is no way to pay. */
function listPaymentParts(reference: string, ways: readonly WayToPay[]): EmailPart[] {
  if (ways.length === 0) return ['We’ll email you how to pay. You don’t need to do anything until then.']
  return [
    { section: 'How to pay' },
    `Please quote ${reference} with your payment, so that we know it is yours.`,
    ...ways.map(renderWay),
    'Once you have paid, you can send us a photo of the slip on your order page. We record your payment when it reaches us.',
  ]
}

interface OrderPlaced extends AboutOrder, Due {
  readonly items: readonly Item[]
  readonly creditUsed: number
  /** Until when the price is guaranteed. */
  readonly payBy: Date
  readonly ways: readonly WayToPay[]
  /** The accepted quote of the order; null for a plan. */
  readonly quoteReference: string | null
}

/** To the person who placed an unpaid order. */
export function renderOrderPlaced(site: Site, order: OrderPlaced): Email {
  const { reference, items, creditUsed, due, localDue, payBy, ways, quoteReference, timeZone } = order
  const business = disableAutolinks(order.businessName)
  return renderEmail(site, {
    subject: `Your order ${reference}: ${formatMoney(due)} to pay`,
    name: disableAutolinks(order.name),
    parts: [
      quoteReference === null
        ? `Thank you for your order for ${business}. Your plan begins once we record your payment, or when a running trial ends if you chose that.`
        : `You accepted our quote ${quoteReference} for a website for ${business}. This is the order for it.`,
      {
        facts: [
          ...toFacts(items),
          ...(creditUsed > 0 ? [['Your credit', formatMoney(-creditUsed)] as const] : []),
          ['To pay', formatBothAmounts(due, localDue)],
          ['Reference', reference],
          ['Price held until', formatDay(payBy, timeZone)],
        ],
      },
      ...listPaymentParts(reference, ways),
      getOrderLink(order),
    ],
    reason: PLACED_AN_ORDER,
  })
}

interface Receipt {
  readonly receiptNumber: string
  readonly receiptUrl: string
  readonly amount: number
  /** The received amount, if it was in the local currency. */
  readonly localAmount: string | null
}

const listReceiptFacts = ({ amount, localAmount, receiptNumber }: Receipt): Fact[] => [
  [
    'Received',
    localAmount === null ? formatMoney(amount) : `${localAmount}, which is ${formatMoney(amount)}`,
  ],
  ['Receipt', receiptNumber],
]

const getReceiptLink = ({ receiptUrl }: Receipt): EmailPart => ({
  link: 'Open your receipt',
  url: receiptUrl,
})

/** A payment that is partial, or for an order that was already paid, cancelled or refunded. */
export function renderPaymentReceived(
  site: Site,
  order: AboutOrder &
    Due &
    Receipt & {
      /** Whether the order was cancelled or refunded before. */
      readonly isOver?: boolean
      readonly ways: readonly WayToPay[]
    },
): Email {
  const { reference, due, localDue, ways, isOver = false } = order
  const isLeft = due > 0 && !isOver
  return renderEmail(site, {
    subject: isLeft
      ? `We received part of your payment: ${formatMoney(due)} is left (${reference})`
      : `We received another payment for your order ${reference}`,
    name: disableAutolinks(order.name),
    parts: [
      isLeft
        ? `Thank you for your payment for ${disableAutolinks(order.businessName)}. Your order is complete once the rest is paid.`
        : `${isOver ? 'This order was cancelled or refunded before, so nothing was due.' : 'Your order was already paid.'} ${
            order.hasAccount
              ? 'We keep what you paid as credit for your next order. Reply to this email if you would rather have it back.'
              : 'Please reply to this email, and we’ll refund what you paid.'
          }`,
      {
        facts: [
          ...listReceiptFacts(order),
          ...(isLeft ? [['Left to pay', formatBothAmounts(due, localDue)] as const] : []),
          ['Reference', reference],
        ],
      },
      ...(isLeft ? listPaymentParts(reference, ways) : []),
      getReceiptLink(order),
      getOrderLink(order),
    ],
    reason: PLACED_AN_ORDER,
  })
}

interface OrderPaid extends AboutOrder {
  readonly items: readonly Item[]
  /** Null if credit paid all of it. */
  readonly receipt: Receipt | null
  /** The paid time; `startsAt` is null if it has begun. */
  readonly period: { readonly startsAt: Date | null; readonly lastDay: Date } | null
  readonly isWebsite: boolean
  /** The name of the plan. */
  readonly planName: string
  /** The amount paid beyond the price. */
  readonly newCredit: number
}

/** An order is paid in full. */
export function renderOrderPaid(site: Site, order: OrderPaid): Email {
  const { reference, items, receipt, newCredit } = order
  return renderEmail(site, {
    subject: `Paid: your order ${reference} for ${disableAutolinks(order.businessName)}`,
    name: disableAutolinks(order.name),
    parts: [
      `Thank you. Your order is paid. ${describeBeginning({ ...order, plan: describePlan(order) })}`,
      {
        facts: [
          ...toFacts(items),
          ...(receipt === null ? [['Paid with', 'Your credit'] as const] : listReceiptFacts(receipt)),
          ['Reference', reference],
        ],
      },
      ...(newCredit > 0
        ? [
            `You paid ${formatMoney(newCredit)} more than was due. ${
              order.hasAccount
                ? 'It is now credit for your next order.'
                : 'Please reply to this email, and we’ll refund it.'
            }`,
          ]
        : []),
      'You can ask for your money back on your order page within 30 days.',
      ...(receipt === null ? [] : [getReceiptLink(receipt)]),
      getOrderLink(order),
    ],
    reason: PLACED_AN_ORDER,
  })
}

const describePlan = ({
  isWebsite,
  planName,
  businessName,
}: Pick<OrderPaid, 'isWebsite' | 'planName' | 'businessName'>): string =>
  isWebsite ? `The ${planName} plan of ${disableAutolinks(businessName)}` : 'Your plan'

interface Beginning {
  readonly period: OrderPaid['period']
  readonly isWebsite: boolean
  readonly timeZone: string
  readonly plan: string
}

function describeBeginning({ period, isWebsite, timeZone, plan }: Beginning): string {
  const website = isWebsite ? 'We start on your website. ' : ''
  if (period === null)
    return isWebsite ? 'We start on your website and keep you posted.' : 'We’ll email you when it begins.'
  const last = formatDay(period.lastDay, timeZone)
  return period.startsAt === null
    ? `${website}${plan} has begun and runs until ${last}.`
    : `${website}${plan} begins on ${formatDay(period.startsAt, timeZone)}, after what you have now, and runs until ${last}.`
}

/** The paid time of an order has begun. */
export function renderPlanBegun(
  site: Site,
  order: AboutOrder & {
    readonly startsAt: Date | null
    readonly lastDay: Date
    readonly isWebsite: boolean
    /** The name of the plan. */
    readonly planName: string
  },
): Email {
  const { startsAt, lastDay } = order
  return renderEmail(site, {
    subject: `The plan of your order ${order.reference}`,
    name: disableAutolinks(order.name),
    parts: [
      `Your order is paid. ${describeBeginning({ ...order, isWebsite: false, plan: describePlan(order), period: { startsAt, lastDay } })}`,
      getOrderLink(order),
    ],
    reason: PLACED_AN_ORDER,
  })
}

interface OrderRefunded extends AboutOrder {
  /** The number of the credit note. */
  readonly number: string
  readonly amount: number
  /** The amount refunded as credit of the account. */
  readonly credit: number
  readonly reason: string
  readonly isWebsite: boolean
  /** False if only a part was paid, so that nothing was bought. */
  readonly wasPaid: boolean
}

function describeEnd({ isWebsite, wasPaid }: Pick<OrderRefunded, 'isWebsite' | 'wasPaid'>): string {
  if (!wasPaid) return 'It was not paid in full, so your listing hasn’t changed.'
  const plan = isWebsite ? 'The plan that came with the website has ended.' : 'Its plan has ended.'
  return `${plan} Your listing goes back to what it was without this order. Nothing in it is deleted.`
}

/** An order was refunded. */
export function renderOrderRefunded(site: Site, order: OrderRefunded): Email {
  const { reference, number, amount, credit, reason } = order
  return renderEmail(site, {
    subject: `Refunded: your order ${reference}`,
    name: disableAutolinks(order.name),
    parts: [
      `We have refunded your order for ${disableAutolinks(order.businessName)}. ${describeEnd(order)}`,
      {
        facts: [
          ...(amount > 0 ? [['Money back', formatMoney(amount)] as const] : []),
          ...(credit > 0 ? [['Back as credit', formatMoney(credit)] as const] : []),
          ['Credit note', number],
          ['Reference', reference],
        ],
      },
      { heading: 'The reason:', quotation: reason },
      ...(amount > 0 ? ['The money goes back the way it came. It can take some days to arrive.'] : []),
      getOrderLink(order),
    ],
    reason: PLACED_AN_ORDER,
  })
}

interface PaymentTaken extends AboutOrder, Due {
  readonly kind: 'refund' | 'dispute'
  readonly amount: number
  /** The number of the credit note. */
  readonly number: string
  readonly status: OrderStatus
  /** The credit of the account that came from this payment. */
  readonly creditTaken: number
  readonly ways: readonly WayToPay[]
}

/** Money of a payment was returned to its card without a refund of the order. */
export function renderPaymentTaken(site: Site, order: PaymentTaken): Email {
  const { reference, kind, amount, number, status, due, localDue, creditTaken, ways } = order
  const business = disableAutolinks(order.businessName)
  return renderEmail(site, {
    subject: `${formatMoney(amount)} went back to your card: order ${reference}`,
    name: disableAutolinks(order.name),
    parts: [
      [
        kind === 'refund'
          ? `We gave ${formatMoney(amount)} of your payment for ${business} back to your card.`
          : `Your bank took ${formatMoney(amount)} of your payment for ${business} back from us, after a dispute.`,
        ...(status === 'paid' ? ['Your order stays paid.'] : []),
        ...(status === 'open' ? [`${formatMoney(due)} is left to pay before your plan begins.`] : []),
        ...(creditTaken > 0 && order.hasAccount
          ? [`Your credit is ${formatMoney(creditTaken)} less: it came from this payment.`]
          : []),
      ].join(' '),
      {
        facts: [
          ['Credit note', number],
          ...(status === 'open' ? [['Left to pay', formatBothAmounts(due, localDue)] as const] : []),
          ['Reference', reference],
        ],
      },
      ...(status === 'open' ? listPaymentParts(reference, ways) : []),
      'Reply to this email if you didn’t expect this.',
      getOrderLink(order),
    ],
    reason: PLACED_AN_ORDER,
  })
}

interface PaymentHereAgain extends AboutOrder {
  readonly kind: 'refund' | 'dispute'
  readonly amount: number
  readonly isPaid: boolean
  /** The last day of the paid time that continues; null for none. */
  readonly lastDay: Date | null
  readonly newCredit: number
}

/** Money that was returned to a card is back: the card could not accept it, or the dispute is settled. */
export function renderPaymentHereAgain(site: Site, order: PaymentHereAgain): Email {
  const { reference, kind, amount, isPaid, lastDay, newCredit, hasAccount, timeZone } = order
  const business = disableAutolinks(order.businessName)
  return renderEmail(site, {
    subject: `Your payment is back with us: order ${reference}`,
    name: disableAutolinks(order.name),
    parts: [
      [
        kind === 'refund'
          ? `Your card could not take back the ${formatMoney(amount)} for ${business}.`
          : `The dispute about ${formatMoney(amount)} for ${business} is settled, and the money is back with us.`,
        ...(isPaid ? ['Your order is paid.'] : []),
        ...(lastDay === null ? [] : [`Your plan goes on until ${formatDay(lastDay, timeZone)}.`]),
        ...(newCredit > 0
          ? [`We keep ${formatMoney(newCredit)} ${hasAccount ? 'as your credit' : 'for you'}.`]
          : []),
      ].join(' '),
      { facts: [['Reference', reference]] },
      'Reply to this email if you would rather have the money back another way.',
      getOrderLink(order),
    ],
    reason: PLACED_AN_ORDER,
  })
}

/** A card payment had another currency than the order, so it pays nothing yet. */
export function renderForeignPayment(
  site: Site,
  order: AboutOrder & {
    /** `AUD 140`. */
    readonly amount: string
  },
): Email {
  const { reference, amount } = order
  return renderEmail(site, {
    subject: `We received ${amount} for your order ${reference}`,
    name: disableAutolinks(order.name),
    parts: [
      `Your card payment for ${disableAutolinks(order.businessName)} came as ${amount}, and the price is in US dollars. Please pay nothing more for now. We’ll review it and email you.`,
      { facts: [['Reference', reference]] },
      getOrderLink(order),
    ],
    reason: PLACED_AN_ORDER,
  })
}

interface OrderCancelled extends AboutOrder {
  /** Null if the person who placed it cancelled it. */
  readonly reason: string | null
  /** Whether a newer order for the same listing replaced it. */
  readonly isReplaced: boolean
  readonly creditBack: number
}

/** An order was cancelled before any payment. */
export function renderOrderCancelled(site: Site, order: OrderCancelled): Email {
  const { reference, reason, isReplaced, creditBack } = order
  return renderEmail(site, {
    subject: `Cancelled: your order ${reference}`,
    name: disableAutolinks(order.name),
    parts: [
      `The order ${reference} for ${disableAutolinks(order.businessName)} is cancelled${
        isReplaced
          ? ': a newer order for this listing took its place. Please pay nothing for the old one.'
          : '. Please pay nothing for it; you can place another one at any time.'
      }`,
      ...(reason === null || isReplaced ? [] : [{ heading: 'The reason:', quotation: reason }]),
      ...(creditBack > 0 ? [`Your credit of ${formatMoney(creditBack)} is available again.`] : []),
      getOrderLink(order),
    ],
    reason: PLACED_AN_ORDER,
  })
}

/** The credit of an account was corrected by an administrator. */
export function renderCreditCorrected(
  site: Site,
  {
    name,
    amount,
    credit,
    reason,
  }: { readonly name: string; readonly amount: number; readonly credit: number; readonly reason: string },
): Email {
  const change = amount > 0 ? `${formatMoney(amount)} more` : `${formatMoney(-amount)} less`
  return renderEmail(site, {
    subject: `Your credit is ${formatMoney(credit)} now`,
    name: disableAutolinks(name),
    parts: [
      `We have corrected the credit of your account: it is ${change}. Your next order uses it.`,
      { heading: 'The reason:', quotation: reason },
      { link: 'Open your account', url: `${site.publicUrl}/account` },
    ],
    reason: HAS_AN_ACCOUNT,
  })
}
