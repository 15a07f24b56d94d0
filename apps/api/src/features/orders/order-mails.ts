import { formatLocalAmount, getLocalDue, getOrderStatusLabel } from '@portal/domain/order'
import { getCountry } from '@portal/domain/place'
import { getPlan } from '@portal/domain/plan'
import { formatMoney } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { composePlanOrdered } from '#features/businesses/plan-grant-mails.service.ts'
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
  renderRefundAskedForAdmins,
  type CardMoney,
} from '#mail/templates/orders-for-admins.ts'
import { findItems, findPayments } from './orders.repository.ts'
import type { ForeignPaymentRow, OrderRow, PaymentRow, ProviderReturnRow, RefundRow } from './orders.table.ts'
import { getDue, getLocalMoney, receivedLocally, toDollars, listPaymentWays } from './orders.view.ts'
import { findCredit } from './payments/credit.repository.ts'
import type { Reconciliation } from './payments/reconciliation.service.ts'

type Trx = Transaction<Database>
type MailContext = Pick<AppContext, 'config' | 'now' | 'randomBytes'>

/** Where an order is shown; whoever has no account is known there by their address. */
export const orderAddress = (site: Site, { reference, user_id, billed_email }: OrderRow): string =>
  `${site.publicUrl}/orders/${reference}${user_id === null ? `?email=${encodeURIComponent(billed_email)}` : ''}`

/** What all mails about an order name. */
const factsOf = (site: Site, row: OrderRow) => ({
  name: row.billed_name,
  businessName: row.billed_business,
  reference: row.reference,
  url: orderAddress(site, row),
  timeZone: getCountry(row.billed_country).timeZone,
  hasAccount: row.user_id !== null,
})

/** What is due, in dollars and in the local currency, where there is a rate. */
async function dueTexts(db: Kysely<Database>, row: OrderRow) {
  const money = getLocalMoney(row, receivedLocally(row, await findPayments(db, row.id)))
  return {
    due: toDollars(getDue(row)),
    localDue: money && formatLocalAmount(getLocalDue(money), money.currency),
  }
}

/** Nobody is told once the account of an order was deleted. */
async function tell(trx: Trx, context: MailContext, row: OrderRow, email: Email): Promise<void> {
  if (row.billed_email === '') return
  await enqueueMail(trx, context, { to: { name: row.billed_name, address: row.billed_email }, email })
}

async function tellAdministrators(
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

const itemsOf = async (trx: Trx, { id }: OrderRow) =>
  (await findItems(trx, id)).map(({ name, cents }) => ({ name, price: toDollars(cents) }))

/** What it costs and how to pay. */
export async function enqueuePlacedMails(trx: Trx, context: MailContext, row: OrderRow): Promise<void> {
  const email = renderOrderPlaced(context.config, {
    ...factsOf(context.config, row),
    items: await itemsOf(trx, row),
    creditUsed: toDollars(row.credit_cents),
    ...(await dueTexts(trx, row)),
    payBy: new Date(row.price_held_until),
    ways: listPaymentWays(context.config.waysToPay, row.billed_country),
    quoteReference: row.quote_reference,
  })
  await tell(trx, context, row, email)
}

/** A payment that leaves something to be paid, or that came after all was. */
export async function enqueuePaymentMail(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  const email = renderPaymentReceived(context.config, {
    ...factsOf(context.config, row),
    ...(await dueTexts(trx, row)),
    ...receiptOf(context.config, row, payment),
    isOver: row.status === 'cancelled' || row.status === 'refunded',
    ways: listPaymentWays(context.config.waysToPay, row.billed_country),
  })
  await tell(trx, context, row, email)
}

const receiptOf = (
  site: Site,
  row: OrderRow,
  { number, amount_cents, local_currency, local_amount }: PaymentRow,
) => {
  const { url } = factsOf(site, row)
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

interface Paid {
  /** The payment that completed it; null where credit did. */
  readonly payment: PaymentRow | null
  readonly period: { readonly startsAt: number; readonly endsAt: number } | null
  /** What was paid beyond the price. */
  readonly creditCents: number
}

/** Whoever owns the listing is told of its plan where somebody else ordered it, as with a website. */
async function notifyOwner(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  period: NonNullable<Paid['period']>,
): Promise<void> {
  if (row.business_id === null) return
  const buyer = { userId: row.user_id, email: row.billed_email }
  const plan = { tier: row.tier, ...period }
  const mail = await composePlanOrdered(trx, context, row.business_id, buyer, plan)
  if (mail) await enqueueMail(trx, context, mail)
}

/** An order is paid in full: what begins, and until when. */
export async function enqueuePaidMail(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  { payment, period, creditCents }: Paid,
): Promise<void> {
  const email = renderOrderPaid(context.config, {
    ...factsOf(context.config, row),
    items: await itemsOf(trx, row),
    receipt: payment && receiptOf(context.config, row, payment),
    period: period && {
      startsAt: period.startsAt > context.now() ? new Date(period.startsAt) : null,
      lastDay: new Date(period.endsAt - 1),
    },
    isWebsite: row.quote_reference !== null,
    planName: getPlan(row.tier).name,
    newCredit: toDollars(creditCents),
  })
  await tell(trx, context, row, email)
  if (period) await notifyOwner(trx, context, row, period)
}

/** The paid time of an order that was paid before has begun: its listing was linked, or can have it now. */
export async function enqueuePlanBegunMail(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  period: NonNullable<Paid['period']>,
): Promise<void> {
  const { startsAt, endsAt } = period
  const email = renderPlanBegun(context.config, {
    ...factsOf(context.config, row),
    startsAt: startsAt > context.now() ? new Date(startsAt) : null,
    lastDay: new Date(endsAt - 1),
    isWebsite: row.quote_reference !== null,
    planName: getPlan(row.tier).name,
  })
  await tell(trx, context, row, email)
  await notifyOwner(trx, context, row, period)
}

export const enqueueRefundedMail = (
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  refund: Pick<RefundRow, 'number' | 'amount_cents' | 'credit_cents' | 'reason'>,
): Promise<void> =>
  tell(
    trx,
    context,
    row,
    renderOrderRefunded(context.config, {
      ...factsOf(context.config, row),
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
  tell(
    trx,
    context,
    row,
    renderOrderCancelled(context.config, {
      ...factsOf(context.config, row),
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
  tellAdministrators(
    trx,
    context,
    row,
    renderRefundAskedForAdmins(context.config, { ...factsOf(context.config, row), id: row.id, reason }),
  )

export async function enqueueProofMail(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  note: string | null,
): Promise<void> {
  const email = renderProofReceivedForAdmins(context.config, {
    ...factsOf(context.config, row),
    ...(await dueTexts(trx, row)),
    id: row.id,
    note,
  })
  await tellAdministrators(trx, context, row, email)
}

/** Tells the administrators what happened to the money of a card payment, and how its order stands now. */
async function tellOfCardMoney(
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  what: Pick<CardMoney, 'event' | 'amount' | 'document'>,
): Promise<void> {
  const balance = row.user_id === null ? 0 : await findCredit(trx, row.user_id)
  const email = renderCardMoneyForAdmins(context.config, {
    ...factsOf(context.config, row),
    ...what,
    id: row.id,
    status: getOrderStatusLabel(row.status),
    creditBelowZero: balance < 0 ? toDollars(balance) : null,
  })
  await tellAdministrators(trx, context, row, email)
}

/** A card provider took money back, or a bank did after a dispute: who ordered and the administrators read what follows. */
export async function enqueueMoneyTakenMail(
  trx: Trx,
  context: MailContext,
  { before, row, creditCents }: Reconciliation,
  { kind, refund }: { readonly kind: ProviderReturnRow['kind']; readonly refund: RefundRow },
): Promise<void> {
  if (before.status === 'paid' && row.status === 'refunded')
    await enqueueRefundedMail(trx, context, row, refund)
  else
    await tell(
      trx,
      context,
      row,
      renderPaymentTaken(context.config, {
        ...factsOf(context.config, row),
        ...(await dueTexts(trx, row)),
        kind,
        amount: toDollars(refund.amount_cents),
        number: refund.number,
        status: row.status,
        creditTaken: toDollars(Math.max(0, -creditCents)),
        ways: listPaymentWays(context.config.waysToPay, row.billed_country),
      }),
    )
  await tellOfCardMoney(trx, context, row, {
    event: kind === 'dispute' ? 'disputed' : 'refunded',
    amount: formatMoney(toDollars(refund.amount_cents)),
    document: refund.number,
  })
}

/** A refund to a card failed, or a dispute was won: the money is here again. */
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
  await tell(
    trx,
    context,
    row,
    renderPaymentHereAgain(context.config, {
      ...factsOf(context.config, row),
      kind,
      amount: toDollars(cents),
      isPaid: row.status === 'paid',
      lastDay: period && new Date(period.endsAt - 1),
      newCredit: toDollars(Math.max(0, creditCents)),
    }),
  )
  await tellOfCardMoney(trx, context, row, {
    event: kind === 'dispute' ? 'dispute won' : 'refund failed',
    amount: formatMoney(toDollars(cents)),
    document: refund.number,
  })
}

/** A card payment was more than was due, or came for an order that was paid: whether it stays is to be decided. */
export const enqueuePaidBeyondMail = (
  trx: Trx,
  context: MailContext,
  row: OrderRow,
  { payment, creditCents }: { readonly payment: PaymentRow; readonly creditCents: number },
): Promise<void> =>
  tellOfCardMoney(trx, context, row, {
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
  await tell(
    trx,
    context,
    row,
    renderForeignPayment(context.config, { ...factsOf(context.config, row), amount: paid }),
  )
  await tellOfCardMoney(trx, context, row, { event: 'other currency', amount: paid, document: null })
}
