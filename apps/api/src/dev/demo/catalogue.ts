import type { BusinessType } from '@portal/domain/contract'
import type { Trade, TradeKind } from './trade.ts'
import { agriculture } from './trades/agriculture.ts'
import { beauty } from './trades/beauty.ts'
import { booksAndEducation } from './trades/books.ts'
import { clothing } from './trades/clothing.ts'
import { construction } from './trades/construction.ts'
import { electronics } from './trades/electronics.ts'
import { energy } from './trades/energy.ts'
import { fisheries } from './trades/fisheries.ts'
import { foodAndBeverages } from './trades/food.ts'
import { freshProduce } from './trades/fresh.ts'
import { handicrafts } from './trades/handicrafts.ts'
import { homeAndGarden } from './trades/home.ts'
import { ictAndDigital } from './trades/ict.ts'
import { logistics } from './trades/logistics.ts'
import { manufacturing } from './trades/manufacturing.ts'
import { mining } from './trades/mining.ts'
import { otherTrades } from './trades/other.ts'
import { realEstate } from './trades/real-estate.ts'
import { sports } from './trades/sports.ts'
import { tourism } from './trades/tourism.ts'

export interface Line {
  readonly category: string
  readonly kind: TradeKind
  /** The types that fit; each business has the first and perhaps the others. */
  readonly businessTypes: readonly [BusinessType, ...BusinessType[]]
  readonly trades: readonly Trade[]
}

/** Every known category with the businesses of the demo in it. */
export const CATALOGUE: readonly Line[] = [
  {
    category: 'Agriculture & Agro-processing',
    kind: 'farm',
    businessTypes: ['B2B', 'Manufacturing'],
    trades: agriculture,
  },
  { category: 'Fisheries & Aquaculture', kind: 'fishery', businessTypes: ['B2B', 'B2C'], trades: fisheries },
  { category: 'Tourism & Hospitality', kind: 'stay', businessTypes: ['B2C', 'Services'], trades: tourism },
  { category: 'ICT & Digital', kind: 'service', businessTypes: ['Services', 'B2B'], trades: ictAndDigital },
  {
    category: 'Construction & Materials',
    kind: 'workshop',
    businessTypes: ['B2B', 'B2C', 'Services'],
    trades: construction,
  },
  { category: 'Logistics & Shipping', kind: 'boat', businessTypes: ['Services', 'B2B'], trades: logistics },
  {
    category: 'Manufacturing',
    kind: 'workshop',
    businessTypes: ['Manufacturing', 'B2B'],
    trades: manufacturing,
  },
  {
    category: 'Energy & Renewables',
    kind: 'service',
    businessTypes: ['Services', 'B2C', 'B2B'],
    trades: energy,
  },
  { category: 'Mining & Resources', kind: 'service', businessTypes: ['B2B', 'Services'], trades: mining },
  {
    category: 'Real Estate & Property',
    kind: 'service',
    businessTypes: ['Services', 'B2C'],
    trades: realEstate,
  },
  {
    category: 'Food & Beverages',
    kind: 'shop',
    businessTypes: ['B2C', 'Manufacturing'],
    trades: foodAndBeverages,
  },
  { category: 'Handicrafts', kind: 'workshop', businessTypes: ['B2C', 'Manufacturing'], trades: handicrafts },
  {
    category: 'Clothing & Fashion',
    kind: 'workshop',
    businessTypes: ['B2C', 'Manufacturing'],
    trades: clothing,
  },
  { category: 'Electronics', kind: 'shop', businessTypes: ['B2C', 'Services'], trades: electronics },
  { category: 'Home & Garden', kind: 'shop', businessTypes: ['B2C'], trades: homeAndGarden },
  { category: 'Beauty & Personal Care', kind: 'service', businessTypes: ['B2C', 'Services'], trades: beauty },
  { category: 'Sports & Recreation', kind: 'service', businessTypes: ['B2C', 'Services'], trades: sports },
  {
    category: 'Books & Education',
    kind: 'service',
    businessTypes: ['B2C', 'Services'],
    trades: booksAndEducation,
  },
  { category: 'Fresh Produce', kind: 'farm', businessTypes: ['B2C', 'B2B'], trades: freshProduce },
  { category: 'Other', kind: 'service', businessTypes: ['Services', 'B2B'], trades: otherTrades },
]
