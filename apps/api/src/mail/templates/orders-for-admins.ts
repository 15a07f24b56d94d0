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

/** Tells the administrators that somebody asks for their money back. */
export function refundAskedForAdmins(site: Site, order: ForAdmins & { readonly reason: string }): Email {
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

/** Tells the administrators that the card provider gave money back by itself which did not end the order. */
export function refundedOutsideForAdmins(
  site: Site,
  order: ForAdmins & { readonly amount: number; readonly number: string },
): Email {
  const { reference, amount, number } = order
  return renderEmail(site, {
    subject: `Refunded by the card provider: ${formatMoney(amount)} of ${reference}`,
    name: 'administrators',
    parts: [
      `The card provider refunded ${formatMoney(amount)} for ${disableAutolinks(order.businessName)}, and nobody asked for it here. We have recorded the refund; nothing else in the order has changed. Please check its plan, what is still due, and any credit from an overpayment.`,
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
