import { BUSINESS_TABS, BUSINESS_TYPES } from '@portal/domain/contract'
import { describe, expect, test } from 'vitest'
import { compileRead } from '#db/engine/sqlite/prepared-read.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import type { Filter } from '#features/businesses/filter.ts'
import { buildListQuery, ORDERS, toShape } from './lists.repository.ts'

const NOW = Date.UTC(2026, 10, 20)
const PLACES = [{}, { country: 'fj' }, { province: 'malaita' }, { country: 'sb', province: 'western' }]
const TRADES = [{}, { category: 'Handicrafts' }, { industry: 'fisheries' }]
const TABS = [undefined, ...BUSINESS_TABS]
const TYPES = [[], [...BUSINESS_TYPES]]
const OTHERS = [
  {},
  { town: 'Auki' },
  { open: true },
  { town: 'Auki', open: true, verified: true, pays: ['cash'] },
  { photos: true, rating: 4, delivery: ['delivers', 'by-sea'], pays: ['card'], amenity: ['parking', 'wifi'] },
]

const everyFilter: Filter[] = PLACES.flatMap((place) =>
  TRADES.flatMap((trade) =>
    TABS.flatMap((tab) =>
      TYPES.flatMap((type) =>
        [false, true].flatMap((featured) =>
          OTHERS.flatMap(
            (others) =>
              parseFilter({ ...place, ...trade, type, featured, ...(tab && { tab }), ...others }, NOW) ?? [],
          ),
        ),
      ),
    ),
  ),
)

const params = {
  now: NOW,
  country: 'fj',
  province: 'malaita',
  category: 'Handicrafts',
  industry: 'fisheries',
  filterFlags: 1,
  typeFlags: 16,
  deliveryFlags: 2048,
  payFlags: 8192,
  town: 'Auki',
  openKeys: '[1]',
  since: 0,
  createdAt: 0,
  id: 0,
  limit: 24,
  offset: 0,
}

describe('every filter in every order', () => {
  test('walks an index in order: no sort, no full scan', async () => {
    const { read, readSqlite } = await newSqliteStore()
    const culprits = everyFilter.flatMap((filter) =>
      ORDERS.flatMap((order) =>
        (order === 'newest' ? [false, true] : [false]).flatMap((after) => {
          const shape = toShape(filter, order, after)
          const { sql, names } = compileRead<typeof params>((param) => buildListQuery({ read }, shape, param))
          const plan = readSqlite.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
          const steps = plan.all(...names.map((name) => params[name])).map((step) => step.detail)
          const walk = steps.find((step) => step.includes(' businesses'))
          const walked = filter.town === undefined ? `_${order}` : `businesses_town_${order}`
          const isInOrder = walk?.includes(walked) && !steps.some((step) => step.includes('TEMP B-TREE'))
          return isInOrder ? [] : [{ shape, steps }]
        }),
      ),
    )
    expect(everyFilter.length).toBeGreaterThan(200)
    expect(culprits).toEqual([])
  })
})
