import { Badge, Cluster } from '@portal/ui'
import { listOrderMarks } from './order-labels.ts'

/** What an order waits for, as badges. */
export const OrderMarks = ({ order }: { order: Parameters<typeof listOrderMarks>[0] }) => (
  <Cluster gap={4}>
    {listOrderMarks(order).map(({ label, tone }) => (
      <Badge key={label} tone={tone}>
        {label}
      </Badge>
    ))}
  </Cluster>
)
