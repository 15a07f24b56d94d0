import type { Order } from '@portal/domain/contract'
import { planOf } from '@portal/domain/plan'

/** What an order buys, in a few words: `Enhanced for Kokonut Oil`. */
export const OrderSubject = ({ order: { plan, quoteReference, billedTo } }: { order: Order }) => (
  <>
    {quoteReference === null ? planOf(plan).name : 'Website'} for{' '}
    <span translate="no">{billedTo.businessName}</span>
  </>
)
