import type { OrderSummary } from '@portal/domain/contract'
import { formatLocalAmount } from '@portal/domain/order'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate, formatMoney } from '@portal/domain/shared'
import { Stack, Text, TextLink, type TableColumn } from '@portal/ui'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { OrderMarks } from '../OrderMarks.tsx'
import { formatOrderSubject } from '../order-labels.ts'

/** The columns of the list of orders: what each waits for comes first. */
export const ORDER_COLUMNS: readonly TableColumn<OrderSummary>[] = [
  {
    key: 'order',
    header: 'Order',
    cell: (order) => (
      <Stack gap={4}>
        <OrderMarks order={order} />
        <TextLink translate="no" href={orderPaths.adminOrder(order.id)}>
          {order.businessName}
        </TextLink>
        <Text size="small" tone="soft">
          <span translate="no">{order.reference}</span> · {formatOrderSubject(order)}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'placed',
    header: 'Placed',
    cell: ({ createdAt }) => formatDate(createdAt, PORTAL_TIME_ZONE),
  },
  { key: 'total', header: 'Total', align: 'end', cell: ({ total }) => formatMoney(total) },
  { key: 'paid', header: 'Paid', align: 'end', cell: ({ paid }) => formatMoney(paid) },
  {
    key: 'due',
    header: 'Due',
    align: 'end',
    cell: ({ status, due, local }) =>
      status === 'open' ? (
        <Stack gap={4}>
          <span>{formatMoney(due)}</span>
          {local && (
            <Text as="span" size="small" tone="soft">
              {formatLocalAmount(local.due, local.currency)}
            </Text>
          )}
        </Stack>
      ) : (
        '–'
      ),
  },
]
