import * as v from 'valibot'
import { ORDER_STATUSES } from '../order/status.ts'

/** The status of an order: apart from what else is known of one, which forms of visitors have no use for. */
export const OrderStatus = v.picklist(ORDER_STATUSES)
