import type { Hours } from '@portal/domain/contract'
import type { Chance } from './chance.ts'
import type { TradeKind } from './trade.ts'

type Span = [string, string]

const weekdays = (...spans: Span[]): Hours => ({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans })
const allWeek = (...spans: Span[]): Hours => ({ ...weekdays(...spans), sat: spans, sun: spans })

const SHOP: readonly Hours[] = [
  { ...weekdays(['08:00', '17:00']), sat: [['08:00', '12:00']], sun: [] },
  { ...weekdays(['08:30', '17:30']), sat: [['09:00', '15:00']], sun: [] },
  { ...weekdays(['07:30', '12:00'], ['13:30', '17:00']), sat: [['07:30', '11:30']], sun: [] },
  { ...weekdays(['07:00', '18:00']), sat: [['07:00', '18:00']], sun: [['14:00', '18:00']] },
]
const YARD: readonly Hours[] = [
  { ...weekdays(['07:00', '16:00']), sat: [['07:00', '11:00']], sun: [] },
  { ...weekdays(['07:30', '16:30']), sat: [], sun: [] },
  { ...weekdays(['06:30', '11:30'], ['12:30', '15:30']), sat: [['07:00', '12:00']], sun: [] },
]
const LANDING: readonly Hours[] = [
  { ...weekdays(['06:00', '14:00']), sat: [['05:00', '12:00']], sun: [] },
  {
    mon: [],
    tue: [['06:00', '15:00']],
    wed: [['06:00', '15:00']],
    thu: [['06:00', '15:00']],
    fri: [['05:00', '17:00']],
    sat: [['05:00', '13:00']],
    sun: [],
  },
]
const OFFICE: readonly Hours[] = [
  { ...weekdays(['08:00', '16:30']), sat: [], sun: [] },
  { ...weekdays(['08:00', '12:00'], ['13:00', '17:00']), sat: [], sun: [] },
  { ...weekdays(['09:00', '18:00']), sat: [['09:00', '12:00']], sun: [] },
]
const RECEPTION: readonly Hours[] = [allWeek(['00:00', '24:00']), allWeek(['06:00', '22:00'])]

const BY_KIND: Record<TradeKind, readonly Hours[]> = {
  shop: SHOP,
  farm: LANDING,
  fishery: LANDING,
  workshop: YARD,
  service: OFFICE,
  stay: RECEPTION,
  boat: YARD,
}

/** Opening hours that suit the trade; one business in eight has not said. */
export const hoursOf = (kind: TradeKind, chance: Chance): Hours | null =>
  chance.happens(0.12) ? null : chance.pick(BY_KIND[kind])
