import type { AdminOrder } from '@portal/domain/contract'
import { formatLocalAmount } from '@portal/domain/order'
import { formatLocalDay, formatMoney } from '@portal/domain/shared'
import { Stack, Text, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'

const Lines = styled.table`
  width: 100%;
  th,
  td {
    padding: ${token.space[8]} 0;
    border-bottom: 1px solid ${token.role.line};
    text-align: left;
    font-weight: 400;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  td {
    padding-left: ${token.space[16]};
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  [data-sum] > * {
    font-weight: 700;
  }
  tbody:last-child > tr:last-child > * {
    border-bottom: 0;
  }
`

interface LineProps {
  name: string
  amount: number
  isSum?: boolean
}

const Line = ({ name, amount, isSum = false }: LineProps) => (
  <tr data-sum={isSum ? '' : undefined}>
    <th scope="row">{name}</th>
    <td>{formatMoney(amount)}</td>
  </tr>
)

/** The lines of an order with their sum, what was paid of it, and what that is in the local currency. */
export function OrderPrice({ order }: { order: AdminOrder }) {
  const { items, total, creditUsed, paid, due, local } = order
  return (
    <Stack gap={12}>
      <Lines>
        <VisuallyHidden as="caption">Price</VisuallyHidden>
        <tbody>
          {items.map(({ name, amount }, position) => (
            <Line key={`${position} ${name}`} name={name} amount={amount} />
          ))}
        </tbody>
        <tbody>
          <Line name="Total" amount={total} isSum />
          {creditUsed > 0 && <Line name="Credit used" amount={-creditUsed} />}
          {paid > 0 && <Line name="Paid" amount={paid} />}
          {order.status === 'open' && <Line name="Due" amount={due} isSum />}
        </tbody>
      </Lines>
      {local && (
        <Text size="small" tone="soft">
          {formatLocalAmount(local.total, local.currency)} in all
          {due > 0 && due < total && `, of which ${formatLocalAmount(local.due, local.currency)} due`}. 1 US
          dollar is {local.currency} {local.rate}, the rate of {formatLocalDay(local.rateDate)}.
        </Text>
      )}
    </Stack>
  )
}
