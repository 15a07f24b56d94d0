import type { Order } from '@portal/domain/contract'
import { formatLocalAmount, getPaymentMethodLabel } from '@portal/domain/order'
import { formatDate, formatMoney } from '@portal/domain/shared'
import { Card, SectionHeader, Stack, Text, TextLink } from '@portal/ui'
import { Section } from '#shared/layout/Section.tsx'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { toEmailQuery } from '../order-identity.ts'
import type { OrderIdentity } from '../orders.api.ts'
import { getTimeZone } from '../order-labels.ts'

/** The payments of an order, each with its receipt, and the refunds. */
export function Payments({ order, identity }: { order: Order; identity: OrderIdentity }) {
  const { payments, refunds, reference } = order
  if (payments.length === 0 && refunds.length === 0) return null
  const zone = getTimeZone(order)
  return (
    <Section gap={16} aria-labelledby="payments">
      <SectionHeader title="Payments" id="payments" />
      <Stack as="ul" role="list" gap={12} aria-labelledby="payments">
        {payments.map(({ id, number, amount, method, paidAt, local }) => (
          <Card as="li" key={id} gap={4}>
            <strong>
              {formatMoney(amount)} received on {formatDate(paidAt, zone)}
            </strong>
            <Text size="small" tone="soft">
              {getPaymentMethodLabel(method)}
              {local && `, ${formatLocalAmount(local.amount, local.currency)}`}
            </Text>
            <p>
              <TextLink href={orderPaths.orderReceipt(reference, number, toEmailQuery(identity))} arrow>
                Receipt <span translate="no">{number}</span>
              </TextLink>
            </p>
          </Card>
        ))}
        {refunds.map(({ id, number, amount, credit, at, hereAgain }) => (
          <Card as="li" key={`refund ${id}`} gap={4}>
            <strong>
              {formatMoney(amount + credit)} refunded on {formatDate(at, zone)}
            </strong>
            {hereAgain > 0 && (
              <Text size="small" tone="soft">
                {formatMoney(hereAgain)} of this came back to us
              </Text>
            )}
            {credit > 0 && (
              <Text size="small" tone="soft">
                {formatMoney(credit)} of it as credit for your next order
              </Text>
            )}
            <p>
              <TextLink href={orderPaths.orderInvoice(reference, toEmailQuery(identity))} arrow>
                Credit note {number}
              </TextLink>
            </p>
          </Card>
        ))}
      </Stack>
    </Section>
  )
}
