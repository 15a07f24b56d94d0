import * as v from 'valibot'
import { ORDER_STATUSES } from '../order/status.ts'

/** The status of an order, in its own file so that visitors’ forms do not load the other shapes. */
export const OrderStatus = v.picklist(ORDER_STATUSES)
