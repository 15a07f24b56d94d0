import type { Order } from '@portal/domain/contract'
import { formatLocalAmount } from '@portal/domain/order'
import { getPaidPlan, isPaidTier } from '@portal/domain/plan'
import { formatDateTime, formatLocalDay, formatMoney } from '@portal/domain/shared'
import { Badge, Card, Cluster, Heading, LinkButton, Text, token } from '@portal/ui'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { ORDER_STAGES } from '#shared/orders/order-stage.ts'
import { paths } from '#shared/urls/paths.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { describeOrder, isAwaitingPayment, getStage, getTimeZone } from '../order-labels.ts'

/** The due amount and the reference to state, side by side where there is room. */
const Due = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[16]} ${token.space[48]};
  padding: ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.role.sunken};
`

const Amount = styled.strong`
  display: block;
  font: 700 ${token.size[56]} / 1.1 ${token.font.display};
  font-variant-numeric: tabular-nums;
`

const Reference = styled.strong.attrs({ translate: 'no' })`
  font: 700 ${token.size[24]} / 1.2 ${token.font.display};
  white-space: nowrap;
`

function AmountDue({ order: { due, local, reference } }: { order: Order }) {
  return (
    <Due>
      <div>
        <Text as="span" size="small" tone="soft">
          Amount due
        </Text>
        <Amount>{formatMoney(due)}</Amount>
        {local && (
          <Text size="small">
            or <strong>{formatLocalAmount(local.due, local.currency)}</strong>, at the rate of{' '}
            {formatLocalDay(local.rateDate)}
          </Text>
        )}
      </div>
      <div>
        <Text as="span" size="small" tone="soft">
          Quote this reference with your payment
        </Text>
        <Cluster gap={8}>
          <Reference>{reference}</Reference>
          <CopyButton what="the reference" text={reference} />
        </Cluster>
      </div>
    </Due>
  )
}

/** Link to order the same again: a website by a new quote. */
function OrderAgain({ order: { business, plan, quoteReference, billedTo } }: { order: Order }) {
  if (quoteReference !== null)
    return (
      <LinkButton href={paths.quoteBuilder({ business: billedTo.businessName })}>
        Request a new quote
      </LinkButton>
    )
  const choice = business && isPaidTier(plan) ? { business: business.id, plan: getPaidPlan(plan).code } : {}
  return <LinkButton href={paths.upgrade(choice)}>Order again</LinkButton>
}

/** An order's state in words, the due amount, and what happens next. */
export function StateCard({ order, heading }: { order: Order; heading: Ref<HTMLHeadingElement> }) {
  const now = useNow()
  const stage = getStage(order, now)
  const { title, text } = describeOrder(order, now)
  const { label, tone } = ORDER_STAGES[stage]
  return (
    <Card as="section" gap={16} aria-labelledby="order-state">
      <Cluster justify="between">
        <Badge tone={tone}>{label}</Badge>
        <Text as="span" size="small" tone="soft">
          Ordered {formatDateTime(order.createdAt, getTimeZone(order))}
        </Text>
      </Cluster>
      <Heading level={2} size="part" id="order-state" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text>{text}</Text>
      {isAwaitingPayment(stage) && <AmountDue order={order} />}
      {(stage === 'expired' || order.status === 'cancelled' || order.status === 'refunded') && (
        <p data-print="hide">
          <OrderAgain order={order} />
        </p>
      )}
    </Card>
  )
}
