import type { AdminOrder } from '@portal/domain/contract'
import { ActionButton } from '#shared/actions/ActionButton.tsx'
import { useNote } from '#shared/actions/NoteField.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import type { Report } from '../detail/useRefusal.ts'
import { useCancelAdminOrderMutation } from '../order-admin.api.ts'
import { NO_REASON, OrderReason } from './OrderReason.tsx'

/** Cancels an unpaid order. */
export function CancelAction({ order, report }: { order: AdminOrder; report: Report }) {
  const reason = useNote(`cancellation of order ${order.id}`)
  const [send] = useCancelAdminOrderMutation()
  const action = useAction({ problems: { reason: reason.text === '' && NO_REASON } })
  const submit = async () => {
    const isDone = await action.run(
      () => report(send({ id: order.id, reason: reason.text })),
      `Order ${order.reference} is cancelled`,
    )
    if (isDone) reason.clear()
    return isDone
  }
  return (
    <ActionButton
      label="Cancel order"
      title={
        <>
          Cancel order <span translate="no">{order.reference}</span>?
        </>
      }
      description="It can no longer be paid, and any credit it used is returned. The listing doesn’t change."
      verb="Cancel order"
      cancelLabel="Keep it"
      isDangerous
      action={action}
      onSubmit={submit}
    >
      <OrderReason note={reason} error={action.getError('reason')} />
    </ActionButton>
  )
}
