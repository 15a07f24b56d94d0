import type { AdminOrder } from '@portal/domain/contract'
import { formatLocalAmount } from '@portal/domain/order'
import { formatLocalDay, formatMoney } from '@portal/domain/shared'
import { Stack, Text } from '@portal/ui'
import { AmountLines, type AmountLine } from '#shared/layout/AmountLines.tsx'

const getLine = (name: string, amount: number): AmountLine => ({ name, amount: formatMoney(amount) })

/** The lines of an order with their sum, the paid amount, and both in the local currency. */
export function OrderPrice({ order }: { order: AdminOrder }) {
  const { items, total, creditUsed, paid, due, local, status } = order
  return (
    <Stack gap={12}>
      <AmountLines
        caption="Price"
        items={items.map(({ name, amount }) => getLine(name, amount))}
        sums={[
          { ...getLine('Total', total), isSum: true },
          ...(creditUsed > 0 ? [getLine('Credit used', -creditUsed)] : []),
          ...(paid > 0 ? [getLine('Paid', paid)] : []),
          ...(status === 'open' ? [{ ...getLine('Due', due), isSum: true }] : []),
        ]}
      />
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
