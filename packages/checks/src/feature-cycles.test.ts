import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cruise, type CruisedModule } from './cruise.ts'
import { findFeatureCycles, formatFeatureCycle } from './feature-cycles.ts'

const BASE = 'apps/shop/src/features'

/** Modules from lines `from -> to to`, in the folder of features. */
const parseModules = (...lines: string[]): CruisedModule[] =>
  lines.map((line) => {
    const [source = '', targets = ''] = line.split(' -> ')
    return {
      source: `${BASE}/${source}`,
      dependencies: targets.split(' ').map((target) => ({ resolved: `${BASE}/${target}` })),
    }
  })

const findIn = (...lines: string[]) => findFeatureCycles(parseModules(...lines), BASE)

test('accepts features that import each other in one direction', () => {
  expect(
    findIn(
      'orders/pages/order.tsx -> plans/plans.api.ts orders/orders.api.ts',
      'plans/plans.api.ts -> accounts/accounts.api.ts',
      'orders/orders.api.ts -> accounts/accounts.api.ts',
    ),
  ).toEqual([])
})

test('lists each cycle once, with the imports that make it', () => {
  const cycles = findIn(
    'orders/orders.api.ts -> plans/plans.api.ts',
    'orders/pages/order.tsx -> plans/plans.api.ts',
    'plans/price.ts -> accounts/accounts.api.ts',
    'accounts/accounts.api.ts -> orders/orders.api.ts',
    'news/news.api.ts -> events/events.api.ts',
    'events/list.tsx -> news/news.api.ts',
  )
  expect(cycles.map(({ features }) => features)).toEqual([
    ['accounts', 'orders', 'plans'],
    ['events', 'news'],
  ])
  expect(cycles[0]?.imports).toEqual([
    `${BASE}/accounts/accounts.api.ts -> ${BASE}/orders/orders.api.ts`,
    `${BASE}/orders/orders.api.ts -> ${BASE}/plans/plans.api.ts`,
    `${BASE}/orders/pages/order.tsx -> ${BASE}/plans/plans.api.ts`,
    `${BASE}/plans/price.ts -> ${BASE}/accounts/accounts.api.ts`,
  ])
})

test('ignores tests, stories and other folders', () => {
  const elsewhere = parseModules('news/news.api.ts -> events/events.api.ts').map((module) => ({
    ...module,
    source: module.source.replace('shop', 'other'),
  }))
  expect(
    findFeatureCycles(
      [
        ...elsewhere,
        ...parseModules(
          'events/list.tsx -> news/news.api.ts',
          'news/news.test.ts -> events/events.api.ts',
          'news/News.stories.tsx -> events/events.api.ts',
        ),
      ],
      BASE,
    ),
  ).toEqual([])
})

test('formats a cycle', () => {
  expect(formatFeatureCycle({ features: ['a', 'b'], imports: ['a/x.ts -> b/y.ts'] })).toBe(
    'Features import each other in a circle: a -> b -> a\n  a/x.ts -> b/y.ts',
  )
})

describe('a planted cycle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cycles-'))
  const plant = (file: string, target?: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    const line = target === undefined ? '' : `import { a } from '${target}'\nexport const b = a\n`
    writeFileSync(join(folder, file), `${line}export const a = 1\n`)
  }

  beforeAll(() => {
    plant('packages/domain/src/rule.ts')
    plant('benchmarks/bench.ts')
    plant('apps/web/src/features/news/news.api.ts')
    plant('apps/web/src/features/news/list.ts', '../events/events.api.ts')
    plant('apps/web/src/features/events/events.api.ts')
    plant('apps/web/src/features/events/calendar.ts', '../news/news.api.ts')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is found even without a cycle of files', () => {
    const { modules, summary } = cruise(folder)
    expect(summary.violations).toEqual([])
    expect(findFeatureCycles(modules, 'apps/web/src/features')).toEqual([
      {
        features: ['events', 'news'],
        imports: [
          'apps/web/src/features/events/calendar.ts -> apps/web/src/features/news/news.api.ts',
          'apps/web/src/features/news/list.ts -> apps/web/src/features/events/events.api.ts',
        ],
      },
    ])
  })
})
