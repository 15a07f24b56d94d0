import { Badge, Cluster } from '@portal/ui'
import { orderMarks } from './order-words.ts'

/** What an order waits for, as badges. */
export const OrderMarks = ({ order }: { order: Parameters<typeof orderMarks>[0] }) => (
  <Cluster gap={4}>
    {orderMarks(order).map(({ label, tone }) => (
      <Badge key={label} tone={tone}>
        {label}
      </Badge>
    ))}
  </Cluster>
)
