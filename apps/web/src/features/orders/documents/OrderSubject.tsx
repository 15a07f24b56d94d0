import type { Order } from '@portal/domain/contract'
import { getPlan } from '@portal/domain/plan'

/** What an order buys, in a few words: `Enhanced for Kokonut Oil`. */
export const OrderSubject = ({ order: { plan, quoteReference, billedTo } }: { order: Order }) => (
  <>
    {quoteReference === null ? getPlan(plan).name : 'Website'} for{' '}
    <span translate="no">{billedTo.businessName}</span>
  </>
)
