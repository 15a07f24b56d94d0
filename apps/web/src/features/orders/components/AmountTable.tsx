import type { Order } from '@portal/domain/contract'
import { formatLocalAmount } from '@portal/domain/order'
import { formatLocalDay, formatMoney } from '@portal/domain/shared'
import { Text } from '@portal/ui'
import { AmountLines, type AmountLine } from '#shared/layout/AmountLines.tsx'

interface AmountTableProps {
  caption: string
  items: Order['items']
  sums: readonly AmountLine[]
  local: Order['local']
  /** The line in the local currency; by default the due amount. */
  localLine?: { name: string; amount: number }
}

/** The cost in US dollars line by line, with a last line in the local currency and its rate. */
export function AmountTable({ caption, items, sums, local, localLine }: AmountTableProps) {
  const inLocal = local && (localLine ?? { name: 'To pay', amount: local.due })
  const localLines =
    local && inLocal
      ? [
          {
            name: `${inLocal.name} in ${local.currency}`,
            amount: formatLocalAmount(inLocal.amount, local.currency),
          },
        ]
      : []
  return (
    <>
      <AmountLines
        caption={caption}
        items={items.map(({ name, amount }) => ({ name, amount: formatMoney(amount) }))}
        sums={[...sums, ...localLines]}
      />
      {local && (
        <Text size="small" tone="soft">
          1 USD is {local.rate} {local.currency}, the rate of {formatLocalDay(local.rateDate)}.
        </Text>
      )}
    </>
  )
}
