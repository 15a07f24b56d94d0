import type { ExchangeRate, NewExchangeRate } from '@portal/domain/contract'
import { LOCAL_CURRENCIES, type LocalCurrency } from '@portal/domain/order'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { toLocalDay } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/users/users.service.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { createFieldProblem } from '#shared/problem.ts'
import { findRate, insertRate, type RateRow } from './rates.repository.ts'

type Db = Kysely<Database>

/** The rate of every local currency; some may have none yet. */
export async function listRates(db: Db): Promise<ExchangeRate[]> {
  const rates: ExchangeRate[] = []
  for (const { code } of LOCAL_CURRENCIES) rates.push(await describeRate(db, code, await findRate(db, code)))
  return rates
}

async function describeRate(
  db: Db,
  currency: LocalCurrency,
  row: RateRow | undefined,
): Promise<ExchangeRate> {
  const setter = row?.set_by == null ? null : await findAddressee(db, row.set_by)
  return {
    currency,
    name: LOCAL_CURRENCIES.find(({ code }) => code === currency)?.name ?? currency,
    rate: row?.rate ?? null,
    asOf: row?.as_of ?? null,
    setBy: setter?.name ?? null,
    setAt: row ? new Date(row.set_at).toISOString() : null,
  }
}

interface RateRequest {
  readonly adminId: number
  readonly currency: LocalCurrency
}

/** Sets the rate of a currency for future orders. Setting the same rate again changes nothing. */
export function setRate(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  { adminId, currency }: RateRequest,
  { rate, asOf }: NewExchangeRate,
): Promise<ExchangeRate> {
  const at = now()
  if (asOf > toLocalDay(at, PORTAL_TIME_ZONE))
    throw createFieldProblem('asOf', 'Please choose today or a day before')
  return store.write.transaction().execute(async (trx) => {
    const before = await findRate(trx, currency)
    if (before?.rate === rate && before.as_of === asOf) return describeRate(trx, currency, before)
    const row = await insertRate(trx, { currency, rate, as_of: asOf, set_by: adminId, set_at: at })
    await recordAction(trx, {
      at,
      actor_id: adminId,
      action: 'rate set',
      subject_kind: 'exchange rate',
      subject_id: row.id,
      note: `${currency} ${rate} on ${asOf}`,
      before: { rate: before?.rate ?? null, day: before?.as_of ?? null },
      after: { rate, day: asOf },
    })
    return describeRate(trx, currency, row)
  })
}
