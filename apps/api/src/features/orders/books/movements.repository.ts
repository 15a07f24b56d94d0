import type { PaymentMethod } from '@portal/domain/order'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { CreditKind } from '../orders.table.ts'

type Db = Kysely<Database>

/** How money arrived or was returned, or why a customer's credit changed. */
export type Movement = PaymentMethod | 'refund' | 'here again' | Exclude<CreditKind, 'refunded'>

/** Instants in milliseconds; `until` is exclusive. */
interface Span {
  readonly from: number
  readonly until: number
}

/**
 * A page of the payments, refunds and credit changes in a span, with what bookkeepers need, by the day of the money.
 */
export const findMovements = (
  db: Db,
  { from, until }: Span,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .selectFrom(
      db
        .selectFrom('payments')
        .select([
          'id',
          'order_id',
          sql<string | null>`number`.as('number'),
          'paid_at as at',
          'recorded_at',
          'recorded_by',
          'amount_cents as cents',
          sql<number>`0`.as('credit_cents'),
          sql<Movement>`method`.as('movement'),
          'local_currency',
          'local_amount',
          sql<number | null>`cast(null as bigint)`.as('user_id'),
          sql<string | null>`null`.as('reason'),
        ])
        .where('paid_at', '>=', from)
        .where('paid_at', '<', until)
        .unionAll(
          db
            .selectFrom('refunds')
            .select([
              'id',
              'order_id',
              'number',
              'at',
              'at as recorded_at',
              'recorded_by',
              sql<number>`-amount_cents`.as('cents'),
              'credit_cents',
              sql<Movement>`'refund'`.as('movement'),
              sql<null>`null`.as('local_currency'),
              sql<null>`null`.as('local_amount'),
              sql<null>`cast(null as bigint)`.as('user_id'),
              sql<null>`null`.as('reason'),
            ])
            .where('at', '>=', from)
            .where('at', '<', until),
        )
        .unionAll(
          db
            .selectFrom('provider_returns')
            .innerJoin('refunds', 'refunds.id', 'provider_returns.refund_id')
            .select([
              'provider_returns.id',
              'refunds.order_id',
              'refunds.number',
              sql<number>`reversed_at`.as('at'),
              sql<number>`reversed_at`.as('recorded_at'),
              sql<null>`null`.as('recorded_by'),
              'provider_returns.amount_cents as cents',
              sql<number>`0`.as('credit_cents'),
              sql<Movement>`'here again'`.as('movement'),
              sql<null>`null`.as('local_currency'),
              sql<null>`null`.as('local_amount'),
              sql<null>`cast(null as bigint)`.as('user_id'),
              sql<null>`null`.as('reason'),
            ])
            .where('reversed_at', '>=', from)
            .where('reversed_at', '<', until),
        )
        .unionAll(
          db
            .selectFrom('credit_entries')
            .select([
              'id',
              sql<number>`order_id`.as('order_id'),
              sql<null>`null`.as('number'),
              'at',
              'at as recorded_at',
              'recorded_by',
              sql<number>`0`.as('cents'),
              'cents as credit_cents',
              sql<Movement>`kind`.as('movement'),
              sql<null>`null`.as('local_currency'),
              sql<null>`null`.as('local_amount'),
              'user_id',
              'reason',
            ])
            // A correction has no order.
            .where((eb) => eb.or([eb('order_id', 'is not', null), eb('kind', '=', 'corrected')]))
            // Credit from a refund is in the line of its credit note.
            .where('kind', '!=', 'refunded')
            .where('at', '>=', from)
            .where('at', '<', until),
        )
        .as('moved'),
    )
    .leftJoin('orders', 'orders.id', 'moved.order_id')
    .leftJoin('users', 'users.id', 'moved.recorded_by')
    .leftJoin('users as holders', 'holders.id', 'moved.user_id')
    .select([
      'moved.number',
      'moved.at',
      'moved.recorded_at',
      'moved.cents',
      'moved.credit_cents',
      'moved.movement',
      'moved.local_currency',
      'moved.local_amount',
      'orders.reference',
      'orders.invoice_number',
      'orders.billed_business',
      'moved.reason',
      'orders.billed_country',
      'orders.local_rate',
    ])
    .select((eb) => [
      sql<
        string | null
      >`coalesce(orders.billed_name, trim(holders.first_name || ' ' || holders.last_name))`.as('billed_name'),
      sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('recorder'),
      eb
        .selectFrom('order_items')
        .select(sql<string>`string_agg(name, '; ' order by position)`.as('what'))
        .whereRef('order_items.order_id', '=', 'orders.id')
        .as('what'),
    ])
    .orderBy('moved.at')
    .orderBy('moved.number', (order) => order.asc().nullsFirst())
    .orderBy('moved.id')
    .limit(limit)
    .offset(offset)
    .execute()
