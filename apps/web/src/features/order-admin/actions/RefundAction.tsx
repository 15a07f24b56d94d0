import type { AdminOrder } from '@portal/domain/contract'
import { getPlan } from '@portal/domain/plan'
import { formatMoney } from '@portal/domain/shared'
import { Checkbox } from '@portal/ui'
import { useRef, useState } from 'react'
import { ActionButton } from '#shared/actions/ActionButton.tsx'
import { useNote } from '#shared/actions/NoteField.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { reuseOrCreateKey, type IdempotencyKey } from '#shared/drafts/idempotency-key.ts'
import type { Report } from '../detail/useRefusal.ts'
import { useRefundOrderMutation } from '../order-admin.api.ts'
import { NO_REASON, OrderReason } from './OrderReason.tsx'

/** The refund as money and as credit: used credit is returned first. */
function describeMoney({ creditUsed }: AdminOrder, amount: number): string {
  const credit = Math.min(creditUsed, amount)
  const money = formatMoney(amount - credit)
  if (credit === 0) return `Gives back ${money}.`
  if (credit === amount) return `Gives back ${formatMoney(credit)} as credit of the account.`
  return `Gives back ${money}, and ${formatMoney(credit)} as credit of the account.`
}

/** Who transfers the money: only card payments are refunded automatically. */
function describeTransfer({ payments }: AdminOrder): string {
  const byCard = payments.filter(({ method }) => method === 'card').length
  if (byCard === 0) return 'Send the money back the way it came.'
  if (byCard === payments.length) return 'The card is refunded automatically.'
  return 'Card payments are refunded automatically. Send the rest back the way it came.'
}

function describeListing({ business, plan, period, status }: AdminOrder): string {
  if (status === 'open') return 'Nothing was bought with it, so no listing changes.'
  if (business === null || period === null) return 'No listing has a plan from this order.'
  return `${getPlan(plan).name} ends for ${business.name} at once. Any earlier plan or the rest of its trial applies again; otherwise the listing expires. Nothing in it is deleted.`
}

interface RefundActionProps {
  order: AdminOrder
  report: Report
  /** The refundable amounts of the plan and of its add-ons. */
  refundable: NonNullable<AdminOrder['refundable']>
}

/** Refunds an order and ends the plan that it bought; a part-paid order has bought none. */
export function RefundAction({ order, refundable, report }: RefundActionProps) {
  const [withAddOns, setWithAddOns] = useState(false)
  const reason = useNote(`refund of order ${order.id}`)
  const [send] = useRefundOrderMutation()
  const key = useRef<IdempotencyKey | null>(null)
  const action = useAction({ problems: { reason: reason.text === '' && NO_REASON } })
  const amount = refundable.plan + (withAddOns ? refundable.addOns : 0)
  const submit = async () => {
    const body = { reason: reason.text, withAddOns }
    key.current = reuseOrCreateKey(body, key.current)
    const refund = { id: order.id, idempotencyKey: key.current.key, ...body }
    const isDone = await action.run(() => report(send(refund)), `Order ${order.reference} is refunded`)
    if (isDone) reason.clear()
    return isDone
  }
  return (
    <ActionButton
      label="Refund"
      title={
        <>
          Refund order <span translate="no">{order.reference}</span>?
        </>
      }
      description={`${describeMoney(order, amount)} ${describeTransfer(order)} ${describeListing(order)}`}
      verb="Refund"
      isDangerous
      action={action}
      onSubmit={submit}
    >
      {refundable.addOns > 0 && (
        <Checkbox
          name="withAddOns"
          label={`Refund the add-ons too: ${formatMoney(refundable.addOns)}`}
          hint="Those we haven’t started on."
          checked={withAddOns}
          onChange={({ target }) => setWithAddOns(target.checked)}
        />
      )}
      <OrderReason note={reason} error={action.getError('reason')} />
    </ActionButton>
  )
}
