import { formatLocalAmount, getLocalDue, getOrderStatusLabel } from '@portal/domain/order'
import { getCountry } from '@portal/domain/place'
import { getPlan } from '@portal/domain/plan'
import { formatMoney } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createPlanOrderMail } from '#features/businesses/plan-grant-mails.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import type { Email, Site } from '#mail/rendering/email.ts'
import {
  renderForeignPayment,
  renderOrderCancelled,
  renderOrderPaid,
  renderOrderPlaced,
  renderOrderRefunded,
  renderPaymentHereAgain,
  renderPaymentReceived,
  renderPaymentTaken,
  renderPlanBegun,
} from '#mail/templates/orders.ts'
import {
  renderCardMoneyForAdmins,
  renderProofReceivedForAdmins,
  renderRefundRequestedForAdmins,
  type CardMoney,
} from '#mail/templates/orders-for-admins.ts'
import { findItems, findPayments } from './orders.repository.ts'
import type { ForeignPaymentRow, OrderRow, PaymentRow, ProviderReturnRow, RefundRow } from './orders.table.ts'
import { getDue, getLocalMoney, sumLocalPayments, toDollars, listPaymentWays } from './orders.view.ts'
import { findCredit } from './payments/credit.repository.ts'
import type { Reconciliation } from './payments/reconciliation.service.ts'

type Trx = Transaction<Database>
type MailContext = Pick<AppContext, 'config' | 'now' | 'randomBytes'>

/** The page of an order; without an account its address identifies the buyer. */
export const getOrderUrl = (site: Site, { reference, user_id, billed_email }: OrderRow): string =>
  `${site.publicUrl}/orders/${reference}${user_id === null ? `?email=${encodeURIComponent(billed_email)}` : ''}`

/** Facts that all mails about an order name. */
const getFacts = (site: Site, row: OrderRow) => ({
  name: row.billed_name,
  businessName: row.billed_business,
  reference: row.reference,
  url: getOrderUrl(site, row),
  timeZone: getCountry(row.billed_country).timeZone,
  hasAccount: row.user_id !== null,
})

/** The amount due, in dollars and, with a rate, in local currency. */
async function readDueTexts(db: Kysely<Database>, row: OrderRow) {
  const money = getLocalMoney(row, sumLocalPayments(row, await findPayments(db, row.id)))
  return {
    due: toDollars(getDue(row)),
    localDue: money && formatLocalAmount(getLocalDue(money), money.currency),
  }
}

/** Sends nothing once the account of an order was deleted. */
async function notifyBuyer(trx: Trx, context: MailContext, row: OrderRow, email: Email): Promise<void> {
  if (row.billed_email === '') return
  await enqueueMail(trx, context, { to: { name: row.billed_name, address: row.billed_email }, email })
}

async function notifyAdministrators(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  email: Email,
): Promise<void> {
  await enqueueMail(trx, context, {
    to: { name: PORTAL.name, address: context.config.contactEmail },
    email,
    ...(row.billed_email !== '' && { headers: { 'Reply-To': row.billed_email } }),
  })
}

const readItems = async (trx: Trx, { id }: OrderRow) =>
  (await findItems(trx, id)).map(({ name, cents }) => ({ name, price: toDollars(cents) }))

/** The order's price, and how to pay. */
export async function enqueuePlacedMails(trx: Trx, context: MailContext, row: OrderRow): Promise<void> {
  const email = renderOrderPlaced(context.config, {
    ...getFacts(context.config, row),
    items: await readItems(trx, row),
    creditUsed: toDollars(row.credit_cents),
    ...(await readDueTexts(trx, row)),
    payBy: new Date(row.price_held_until),
    ways: listPaymentWays(context.config.waysToPay, row.billed_country),
    quoteReference: row.quote_reference,
  })
  await notifyBuyer(trx, context, row, email)
}

/** A payment that leaves an amount due, or that came after full payment. */
export async function enqueuePaymentMail(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  const email = renderPaymentReceived(context.config, {
    ...getFacts(context.config, row),
    ...(await readDueTexts(trx, row)),
    ...getReceipt(context.config, row, payment),
    isOver: row.status === 'cancelled' || row.status === 'refunded',
    ways: listPaymentWays(context.config.waysToPay, row.billed_country),
  })
  await notifyBuyer(trx, context, row, email)
}

const getReceipt = (
  site: Site,
  row: OrderRow,
  { number, amount_cents, local_currency, local_amount }: PaymentRow,
) => {
  const { url } = getFacts(site, row)
  const [address = '', query] = url.split('?')
  return {
    receiptNumber: number,
    receiptUrl: `${address}/receipts/${number}${query === undefined ? '' : `?${query}`}`,
    amount: toDollars(amount_cents),
    localAmount:
      local_currency === null || local_amount === null
        ? null
        : formatLocalAmount(local_amount, local_currency),
  }
}

interface PaidDetails {
  /** The payment that completed it; null if credit did. */
  readonly payment: PaymentRow | null
  readonly period: { readonly startsAt: number; readonly endsAt: number } | null
  /** The excess beyond the price. */
  readonly creditCents: number
}

/** Notifies the owner of the listing about its plan if somebody else ordered it, as with a website. */
async function notifyOwner(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  period: NonNullable<PaidDetails['period']>,
): Promise<void> {
  if (row.business_id === null) return
  const buyer = { userId: row.user_id, email: row.billed_email }
  const plan = { tier: row.tier, ...period }
  const mail = await createPlanOrderMail(trx, context, row.business_id, buyer, plan)
  if (mail) await enqueueMail(trx, context, mail)
}

/** An order is fully paid: what begins, and until when. */
export async function enqueuePaidMail(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  { payment, period, creditCents }: PaidDetails,
): Promise<void> {
  const email = renderOrderPaid(context.config, {
    ...getFacts(context.config, row),
    items: await readItems(trx, row),
    receipt: payment && getReceipt(context.config, row, payment),
    period: period && {
      startsAt: period.startsAt > context.now() ? new Date(period.startsAt) : null,
      lastDay: new Date(period.endsAt - 1),
    },
    isWebsite: row.quote_reference !== null,
    planName: getPlan(row.tier).name,
    newCredit: toDollars(creditCents),
  })
  await notifyBuyer(trx, context, row, email)
  if (period) await notifyOwner(trx, context, row, period)
}

/** The paid time of an already paid order has begun: its listing was linked, or can have it now. */
export async function enqueuePlanBegunMail(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  period: NonNullable<PaidDetails['period']>,
): Promise<void> {
  const { startsAt, endsAt } = period
  const email = renderPlanBegun(context.config, {
    ...getFacts(context.config, row),
    startsAt: startsAt > context.now() ? new Date(startsAt) : null,
    lastDay: new Date(endsAt - 1),
    isWebsite: row.quote_reference !== null,
    planName: getPlan(row.tier).name,
  })
  await notifyBuyer(trx, context, row, email)
  await notifyOwner(trx, context, row, period)
}

export const enqueueRefundedMail = (
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  refund: Pick<RefundRow, 'number' | 'amount_cents' | 'credit_cents' | 'reason'>,
): Promise<void> =>
  notifyBuyer(
    trx,
    context,
    row,
    renderOrderRefunded(context.config, {
      ...getFacts(context.config, row),
      number: refund.number,
      amount: toDollars(refund.amount_cents),
      credit: toDollars(refund.credit_cents),
      reason: refund.reason,
      isWebsite: row.quote_reference !== null,
      wasPaid: row.paid_at !== null,
    }),
  )

export const enqueueCancelledMail = (
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  {
    reason,
    isReplaced,
    creditCents,
  }: { readonly reason: string | null; readonly isReplaced: boolean; readonly creditCents: number },
): Promise<void> =>
  notifyBuyer(
    trx,
    context,
    row,
    renderOrderCancelled(context.config, {
      ...getFacts(context.config, row),
      reason,
      isReplaced,
      creditBack: toDollars(creditCents),
    }),
  )

export const enqueueRefundRequestMail = (
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  reason: string,
): Promise<void> =>
  notifyAdministrators(
    trx,
    context,
    row,
    renderRefundRequestedForAdmins(context.config, { ...getFacts(context.config, row), id: row.id, reason }),
  )

export async function enqueueProofMail(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  note: string | null,
): Promise<void> {
  const email = renderProofReceivedForAdmins(context.config, {
    ...getFacts(context.config, row),
    ...(await readDueTexts(trx, row)),
    id: row.id,
    note,
  })
  await notifyAdministrators(trx, context, row, email)
}

/** Notifies the administrators about the money of a card payment and the state of its order. */
async function notifyOfCardMoney(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  what: Pick<CardMoney, 'event' | 'amount' | 'document'>,
): Promise<void> {
  const balance = row.user_id === null ? 0 : await findCredit(trx, row.user_id)
  const email = renderCardMoneyForAdmins(context.config, {
    ...getFacts(context.config, row),
    ...what,
    id: row.id,
    status: getOrderStatusLabel(row.status),
    creditBelowZero: balance < 0 ? toDollars(balance) : null,
  })
  await notifyAdministrators(trx, context, row, email)
}

/** A card provider, or a bank after a dispute, took money back: notifies buyer and administrators. */
export async function enqueueMoneyTakenMail(
  trx: Trx,
  context: MailContext,
  { before, row, creditCents }: Reconciliation,
  { kind, refund }: { readonly kind: ProviderReturnRow['kind']; readonly refund: RefundRow },
): Promise<void> {
  if (before.status === 'paid' && row.status === 'refunded')
    await enqueueRefundedMail(trx, context, row, refund)
  else
    await notifyBuyer(
      trx,
      context,
      row,
      renderPaymentTaken(context.config, {
        ...getFacts(context.config, row),
        ...(await readDueTexts(trx, row)),
        kind,
        amount: toDollars(refund.amount_cents),
        number: refund.number,
        status: row.status,
        creditTaken: toDollars(Math.max(0, -creditCents)),
        ways: listPaymentWays(context.config.waysToPay, row.billed_country),
      }),
    )
  await notifyOfCardMoney(trx, context, row, {
    event: kind === 'dispute' ? 'disputed' : 'refunded',
    amount: formatMoney(toDollars(refund.amount_cents)),
    document: refund.number,
  })
}

/** A refund to a card failed, or a dispute was won: the money is back. */
export async function enqueueMoneyBackMail(
  trx: Trx,
  context: MailContext,
  { row, period, creditCents }: Reconciliation,
  {
    kind,
    cents,
    refund,
  }: { readonly kind: ProviderReturnRow['kind']; readonly cents: number; readonly refund: RefundRow },
): Promise<void> {
  await notifyBuyer(
    trx,
    context,
    row,
    renderPaymentHereAgain(context.config, {
      ...getFacts(context.config, row),
      kind,
      amount: toDollars(cents),
      isPaid: row.status === 'paid',
      lastDay: period && new Date(period.endsAt - 1),
      newCredit: toDollars(Math.max(0, creditCents)),
    }),
  )
  await notifyOfCardMoney(trx, context, row, {
    event: kind === 'dispute' ? 'dispute won' : 'refund failed',
    amount: formatMoney(toDollars(cents)),
    document: refund.number,
  })
}

/** A card payment was more than was due, or for a paid order: an administrator decides whether to keep it. */
export const enqueuePaidBeyondMail = (
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  { payment, creditCents }: { readonly payment: PaymentRow; readonly creditCents: number },
): Promise<void> =>
  notifyOfCardMoney(trx, context, row, {
    event: 'paid beyond',
    amount: formatMoney(toDollars(creditCents)),
    document: payment.number,
  })

/** A card payment came in a currency that the order has no rate for. */
export async function enqueueForeignPaymentMail(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  { currency, amount }: ForeignPaymentRow,
): Promise<void> {
  const paid = `${currency} ${amount}`
  await notifyBuyer(
    trx,
    context,
    row,
    renderForeignPayment(context.config, { ...getFacts(context.config, row), amount: paid }),
  )
  await notifyOfCardMoney(trx, context, row, { event: 'other currency', amount: paid, document: null })
}
