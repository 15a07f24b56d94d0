import type { Order } from '@portal/domain/contract'
import { getPlan } from '@portal/domain/plan'
import { formatDate } from '@portal/domain/shared'
import { Card, DescriptionList, Heading, Text, TextLink } from '@portal/ui'
import { getBusinessPath } from '@portal/domain/business'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { AmountTable } from '../components/AmountTable.tsx'
import { toEmailQuery } from '../order-identity.ts'
import { listOrderSums } from '../order-sums.ts'
import { getTimeZone } from '../order-labels.ts'
import type { OrderIdentity } from '../orders.api.ts'

const toFacts = (order: Order) => {
  const { business, billedTo, period, plan, quoteReference } = order
  const zone = getTimeZone(order)
  return [
    {
      term: 'Business',
      details: business ? (
        <TextLink translate="no" href={getBusinessPath(business)}>
          {business.name}
        </TextLink>
      ) : (
        <span translate="no">{billedTo.businessName}</span>
      ),
    },
    quoteReference === null
      ? { term: 'Plan', details: getPlan(plan).name }
      : { term: 'Website quote', details: <span translate="no">{quoteReference}</span> },
    ...(period
      ? [
          {
            term: 'Period',
            details: `${formatDate(period.startsAt, zone)} to ${formatDate(period.endsAt, zone)}`,
          },
        ]
      : []),
  ]
}

/** The item, period and price of an order, with its invoice. */
export function OrderSummary({ order, identity }: { order: Order; identity: OrderIdentity }) {
  const { reference, invoiceNumber, items, local } = order
  return (
    <Card as="section" gap={16} aria-labelledby="ordered">
      <Heading level={2} size="card" id="ordered">
        Your order
      </Heading>
      <DescriptionList items={toFacts(order)} />
      <div>
        <AmountTable
          caption="What it costs"
          items={items}
          sums={listOrderSums(order)}
          local={local}
          {...(local && order.status !== 'open' && { localLine: { name: 'Total', amount: local.total } })}
        />
      </div>
      <Text>
        <TextLink href={orderPaths.orderInvoice(reference, toEmailQuery(identity))} arrow>
          Invoice <span translate="no">{invoiceNumber}</span>
        </TextLink>
      </Text>
    </Card>
  )
}
