import type { Order } from '@portal/domain/contract'
import { ORDER_LIMITS } from '@portal/domain/order'
import { MONEY_BACK_DAYS, getPlan } from '@portal/domain/plan'
import { countCharacters, formatDate } from '@portal/domain/shared'
import { Button, Field, Text, TextArea } from '@portal/ui'
import { useState } from 'react'
import { ActionDialog } from '#shared/actions/ActionDialog.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { getTimeZone } from '../order-labels.ts'
import { useRequestRefundMutation, type OrderIdentity } from '../orders.api.ts'

const describeConsequences = ({ plan, quoteReference }: Order): string =>
  quoteReference === null
    ? `We send the money back the way it came. ${getPlan(plan).name} ends then: what it adds to your listing is hidden and kept.`
    : 'We get in touch with you about the work so far, and send the money back the way it came.'

interface RefundRequestProps {
  order: Order
  identity: OrderIdentity
  refundableUntil: string
  onRequested: () => void
}

/** Requests a refund, with a reason, after explaining what follows. */
export function RefundRequest({ order, identity, refundableUntil, onRequested }: RefundRequestProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [ask] = useRequestRefundMutation()
  const action = useAction({ problems: { reason: reason.trim() === '' && 'Please tell us why' } })
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Ask for your money back
        </Button>
      </div>
      <Text size="small" tone="soft">
        You can ask until {formatDate(refundableUntil, getTimeZone(order))}: {MONEY_BACK_DAYS} days from your
        payment.
      </Text>
      <ActionDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onDone={() => {
          setIsOpen(false)
          onRequested()
        }}
        title="Ask for your money back?"
        description={describeConsequences(order)}
        verb="Send request"
        action={action}
        onSubmit={() => action.run(() => ask({ ...identity, reason: reason.trim() }), 'We have your request')}
      >
        <Field
          label="Why?"
          hint="A sentence is enough. It helps us to do better."
          error={action.getError('reason')}
          counter={{ count: countCharacters(reason), max: ORDER_LIMITS.reason }}
          required
        >
          <TextArea
            name="reason"
            rows={3}
            maxLength={ORDER_LIMITS.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </ActionDialog>
    </>
  )
}
