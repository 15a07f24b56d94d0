import type { Order } from '@portal/domain/contract'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { ConfirmDialog } from '#shared/actions/ConfirmDialog.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { useCancelOrderMutation, type OrderIdentity } from '../orders.api.ts'

interface CancelOrderProps {
  order: Order
  identity: OrderIdentity
  onCancelled: () => void
}

/** Cancels an unpaid order, after asking. */
export function CancelOrder({ order: { reference }, identity, onCancelled }: CancelOrderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [cancel] = useCancelOrderMutation()
  const action = useAction()
  const confirm = async () => {
    if (!(await action.run(() => cancel(identity), 'Order cancelled'))) return
    setIsOpen(false)
    onCancelled()
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Cancel the order
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={
          <>
            Cancel order <span translate="no">{reference}</span>?
          </>
        }
        description="You then owe nothing, and your listing stays as it is. Don’t cancel if you have paid already."
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        busy={action.isSending}
        refusal={action.refusal ?? undefined}
        onConfirm={() => void confirm()}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
