import type { OrderPreview } from '@portal/domain/contract'
import { getLocalCurrency, toLocalAmount } from '@portal/domain/order'
import type { CountryCode } from '@portal/domain/place'
import { CURRENCY, getNextPeriod } from '@portal/domain/plan'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { readPhotos, getShownPictures } from '#features/businesses/ordered-business.service.ts'
import { readPlanPeriods, readTrialWait } from '#features/businesses/plan.service.ts'
import { findOpenOrders } from '../orders.repository.ts'
import type { OrdersContext } from '../orders.service.ts'
import { listPaymentWays, toDollars, toInstantOrNull, toItem } from '../orders.view.ts'
import { findRate } from '../rates/rates.repository.ts'
import { priceChoice, requireOrderable, type Choice } from './choice.service.ts'

/** Limit of added photos shown. */
const ADDED_PHOTOS = 6

/** The effect of a plan on a listing, and its price now. Stores nothing. */
export async function previewOrder(
  { store, now: getNow, config, provider }: Pick<OrdersContext, 'store' | 'now' | 'config' | 'provider'>,
  choice: Choice,
): Promise<OrderPreview> {
  const now = getNow()
  const db = store.read
  const business = await requireOrderable(db, choice, now)
  const replaced = (await findOpenOrders(db, business.id)).filter(
    ({ user_id, received_cents }) => user_id === choice.userId && received_cents === 0,
  )
  const usedCents = replaced.reduce((sum, { credit_cents }) => sum + credit_cents, 0)
  const { items, totalCents, creditCents } = await priceChoice(db, business, choice, { now, usedCents })
  const { tier } = choice
  const trialEndsAt = await readTrialWait(db, business.id, now)
  const next = getNextPeriod(await readPlanPeriods(db, business.id), tier, now, {
    ...(trialEndsAt !== null && !choice.startsNow && { notBefore: trialEndsAt }),
  })
  const shownNow = business.isPublic ? getShownPictures(business.pictures, business.tier) : 0
  const shownThen = getShownPictures(business.pictures, tier)
  return {
    items: items.map(toItem),
    currency: CURRENCY.code,
    total: toDollars(totalCents),
    creditUsed: toDollars(creditCents),
    due: toDollars(totalCents - creditCents),
    local: await priceLocally(db, business.country, { totalCents, dueCents: totalCents - creditCents }),
    current: { tier: business.tier, until: toInstantOrNull(business.until), isPublic: business.isPublic },
    next: {
      tier,
      startsAt: new Date(next.startsAt).toISOString(),
      endsAt: new Date(next.endsAt).toISOString(),
    },
    trialEndsAt: toInstantOrNull(trialEndsAt),
    photos: { total: business.pictures, shownNow, shownThen },
    addedPhotos: await readPhotos(db, business.id, shownNow, Math.min(shownThen, shownNow + ADDED_PHOTOS)),
    reviews: business.reviews,
    waysToPay: [
      ...(provider === null ? [] : ['Card']),
      ...listPaymentWays(config.waysToPay, business.country).map(({ name }) => name),
    ],
  }
}

/** The price in the currency of a country at the current rate; null without a rate. */
async function priceLocally(
  db: Kysely<Database>,
  country: CountryCode,
  { totalCents, dueCents }: { readonly totalCents: number; readonly dueCents: number },
): Promise<OrderPreview['local']> {
  const currency = getLocalCurrency(country)
  const rate = await findRate(db, currency)
  if (!rate) return null
  return {
    currency,
    rate: rate.rate,
    rateDate: rate.as_of,
    total: toLocalAmount(totalCents, currency, rate.rate),
    due: toLocalAmount(dueCents, currency, rate.rate),
  }
}
