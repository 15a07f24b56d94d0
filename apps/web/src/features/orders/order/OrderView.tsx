import type { Order } from '@portal/domain/contract'
import { toEpochMs } from '@portal/domain/shared'
import { from, Stack, Text, TextLink, token } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useContactEmail, useNow } from '#shared/page/page-context.ts'
import type { OrderIdentity } from '../orders.api.ts'
import { isAwaitingPayment, getStage } from '../order-labels.ts'
import { RefundRequest } from './RefundRequest.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { Payments } from './Payments.tsx'
import { Proofs } from './Proofs.tsx'
import { StateCard } from './StateCard.tsx'
import { WaysToPay } from './WaysToPay.tsx'

const Columns = styled.div`
  display: grid;
  gap: ${token.space[32]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  }
`

/* Dialogs need script. */
const Scripted = styled(Stack)`
  @media (scripting: none) {
    display: none;
  }
`

interface OrderViewProps {
  order: Order
  identity: OrderIdentity
}

function Questions({ reference }: { reference: string }) {
  const address = useContactEmail()
  return (
    <Text size="small" tone="soft">
      Questions? Write to{' '}
      <TextLink href={`mailto:${address}?subject=${encodeURIComponent(`Order ${reference}`)}`}>
        {address}
      </TextLink>{' '}
      and quote <span translate="no">{reference}</span>.
    </Text>
  )
}

/** An order: its stage, how to pay it, what it buys, and the possible actions. */
export function OrderView({ order, identity }: OrderViewProps) {
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const { status, paid, refundableUntil, refundRequestedAt } = order
  const isPayable = isAwaitingPayment(getStage(order, now))
  const canCancel = status === 'open' && paid === 0
  const canRequestRefund =
    status === 'paid' &&
    refundRequestedAt === null &&
    refundableUntil !== null &&
    toEpochMs(refundableUntil) > now
  const state = `${status} ${refundRequestedAt ?? ''}`
  const stateAtAction = useRef<string>(null)
  const recordState = () => {
    stateAtAction.current = state
  }
  // The pressed button is gone once the order has changed.
  useEffect(() => {
    if (stateAtAction.current === null || stateAtAction.current === state) return
    stateAtAction.current = null
    heading.current?.focus()
  }, [state])
  return (
    <Columns>
      <Stack gap={32}>
        <StateCard order={order} heading={heading} />
        {isPayable && <WaysToPay order={order} identity={identity} />}
        <Payments order={order} identity={identity} />
        <Proofs order={order} identity={identity} />
      </Stack>
      <Stack gap={24}>
        <OrderSummary order={order} identity={identity} />
        {canCancel && (
          <Scripted data-print="hide">
            <div>
              <CancelOrder order={order} identity={identity} onCancelled={recordState} />
            </div>
          </Scripted>
        )}
        {refundableUntil !== null && canRequestRefund && (
          <Scripted gap={12} data-print="hide">
            <RefundRequest
              order={order}
              identity={identity}
              refundableUntil={refundableUntil}
              onRequested={recordState}
            />
          </Scripted>
        )}
        <Questions reference={order.reference} />
      </Stack>
    </Columns>
  )
}
