import type { Order } from '@portal/domain/contract'
import { formatLocalAmount } from '@portal/domain/order'
import { formatLocalDay, formatMoney } from '@portal/domain/shared'
import { Text, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'

/** Lines with their amounts, and sums below them. */
const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${token.space[8]} 0;
    border-bottom: 1px solid ${token.role.line};
    text-align: left;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  td {
    padding-left: ${token.space[16]};
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  th {
    font-weight: 400;
  }
  tr[data-sum] > * {
    font-weight: 700;
  }
  tfoot > tr:last-child > * {
    border-bottom: 0;
  }
`

interface AmountLine {
  name: string
  amount: number
  /** A sum, in bold. */
  isSum?: boolean
}

interface AmountTableProps {
  /** Its name for those who can't see what it stands below. */
  caption: string
  items: Order['items']
  sums: readonly AmountLine[]
  local: Order['local']
  /** The line in the local currency; the due amount where it is not said. */
  localLine?: { name: string; amount: number }
}

/** What something costs line by line, in US dollars, with a last line in the local currency and its rate. */
export function AmountTable({ caption, items, sums, local, localLine }: AmountTableProps) {
  const inLocal = local && (localLine ?? { name: 'To pay', amount: local.due })
  return (
    <>
      <Lines>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <tbody>
          {items.map(({ name, amount }, position) => (
            <tr key={`${position} ${name}`}>
              <th scope="row">{name}</th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ name, amount, isSum }) => (
            <tr key={name} data-sum={isSum ? '' : undefined}>
              <th scope="row">{name}</th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
          {local && inLocal && (
            <tr>
              <th scope="row">
                {inLocal.name} in {local.currency}
              </th>
              <td>{formatLocalAmount(inLocal.amount, local.currency)}</td>
            </tr>
          )}
        </tfoot>
      </Lines>
      {local && (
        <Text size="small" tone="soft">
          1 USD is {local.rate} {local.currency}, the rate of {formatLocalDay(local.rateDate)}.
        </Text>
      )}
    </>
  )
}
