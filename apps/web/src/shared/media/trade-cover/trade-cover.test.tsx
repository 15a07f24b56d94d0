import { CATEGORIES } from '@portal/domain/business'
import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/domain/place'
import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getTradeIds } from './cover-ids.ts'
import { renderCovers } from './render-covers.ts'
import { TRADE_DRAWINGS } from './trade-drawings.ts'
import { getTradeTone } from './trade-tone.ts'
import { TradeCover } from './TradeCover.tsx'
import { TradeInitial } from './TradeInitial.tsx'

const FILE = join(import.meta.dirname, 'covers.svg')
const views = [...renderCovers().matchAll(/<view id="([^"]+)"/g)].map(([, id = '']) => id)

const splitParts = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('img')].map((picture) => picture.src.split('#')[1] ?? '')

test('the committed file matches the drawings', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(renderCovers())
})

test('is light enough to be fetched by every visitor', () => {
  expect(readFileSync(FILE).byteLength).toBeLessThan(24_000)
})

test('each of the twenty categories has its own pictogram and weave', () => {
  const drawings = CATEGORIES.map(({ name }) => TRADE_DRAWINGS[name])
  expect(new Set(drawings.map(({ pictogram }) => pictogram)).size).toBe(20)
  expect(new Set(drawings.map(({ weave }) => weave.path)).size).toBe(20)
})

test('the file has a view of each drawing once, and of the islands of each place', () => {
  expect(views).toEqual([...new Set(views)])
  const trades = CATEGORIES.flatMap(({ name }) => Object.values(getTradeIds(name)))
  expect(views).toEqual(expect.arrayContaining([...trades, ...PROVINCE_CODES, ...COUNTRY_CODES]))
})

test('a cover is the weave, the islands and the pictogram, all decorative', () => {
  const { container } = render(
    <TradeCover name="Gizo Dive" category="Tourism & Hospitality" country="sb" province="western" />,
  )
  const { weave, pictogram } = getTradeIds('Tourism & Hospitality')
  expect(splitParts(container)).toEqual([weave, 'western', pictogram])
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', '', ''])
})

test('without a province shows the country’s islands; an unknown category is drawn as “Other”', () => {
  const { container } = render(<TradeCover name="Suva Kites" category="Kites" country="fj" province={null} />)
  expect(splitParts(container)).toEqual([getTradeIds('Other').weave, 'fj', getTradeIds('Other').pictogram])
})

test('adjacent trades have different tones', () => {
  const tones = CATEGORIES.map(({ name }) => getTradeTone(name))
  expect(tones.filter((tone, place) => tone === tones[place + 1])).toEqual([])
})

test.each([
  ['Solomon Trading Co', 'S'],
  ['“Élan” boutique', 'É'],
  ['7 Islands', '7'],
  ['été', 'É'],
])('the placeholder logo of %s is %s on the weave of its trade', (name, initial) => {
  const { container } = render(<TradeInitial name={name} category="Handicrafts" />)
  expect(container).toHaveTextContent(new RegExp(`^${initial}$`))
  expect(splitParts(container)).toEqual([getTradeIds('Handicrafts').weave])
})
