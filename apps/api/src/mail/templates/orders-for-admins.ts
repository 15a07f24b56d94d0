import { formatMoney } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'

interface ForAdmins {
  readonly id: number
  readonly name: string
  readonly businessName: string
  readonly reference: string
}

const REASON = 'You get this email because messages of the website go to this address.'
const REPLY_HINT = 'Reply to this email to answer who wrote.'

const openOrder = (site: Site, { id }: ForAdmins) => ({
  link: 'Open the order',
  url: `${site.publicUrl}/admin/orders/${id}`,
})

/** Tells the administrators that a proof of payment waits. */
export function proofReceivedForAdmins(
  site: Site,
  order: ForAdmins & { readonly due: number; readonly localDue: string | null; readonly note: string | null },
): Email {
  const { reference, due, localDue, note } = order
  return renderEmail(site, {
    subject: `Proof of payment for ${reference}`,
    name: 'administrators',
    parts: [
      `${disableAutolinks(order.name)} sent a picture that shows a payment for ${disableAutolinks(order.businessName)}. Record the payment once the money is there.`,
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

/** Tells the administrators that somebody asks for their money back. */
export function refundAskedForAdmins(site: Site, order: ForAdmins & { readonly reason: string }): Email {
  const { reference, reason } = order
  return renderEmail(site, {
    subject: `Refund asked for: ${reference}`,
    name: 'administrators',
    parts: [
      `${disableAutolinks(order.name)} asks for the money back of the order for ${disableAutolinks(order.businessName)}, within the 30 days of the guarantee.`,
      { facts: [['Reference', reference]] },
      { heading: 'Why:', quotation: reason },
      openOrder(site, order),
    ],
    reason: REASON,
    replyHint: REPLY_HINT,
  })
}

/** Tells the administrators that the card provider gave money back by itself which did not end the order. */
export function refundedOutsideForAdmins(
  site: Site,
  order: ForAdmins & { readonly amount: number; readonly number: string },
): Email {
  const { reference, amount, number } = order
  return renderEmail(site, {
    subject: `Given back by the card provider: ${formatMoney(amount)} of ${reference}`,
    name: 'administrators',
    parts: [
      `The card provider gave ${formatMoney(amount)} back for ${disableAutolinks(order.businessName)}, and nobody asked for it here. It is recorded, and nothing else of the order has changed. Please look at what is left to be done: its plan, what is still due, and credit from a payment beyond the price.`,
      {
        facts: [
          ['Reference', reference],
          ['Credit note', number],
        ],
      },
      openOrder(site, order),
    ],
    reason: REASON,
    replyHint: REPLY_HINT,
  })
}
