import type { MapGroup } from '@portal/domain/contract'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePoint } from './describe-group.ts'
import { getFrame, toDrawing, toPlane, WIDTH } from './frame.ts'
import { RADII, toMarks } from './marks.ts'
import { ResultsMap } from './ResultsMap.tsx'

const HONIARA = { latitude: -9.4333, longitude: 159.95 }
const GIZO = { latitude: -8.103, longitude: 156.8419 }
const LAKEBA = { latitude: -18.2, longitude: -178.8 }
const SUVA = { latitude: -18.1368, longitude: 178.4253 }
const guesthouse = { ...GIZO, count: 1, business: { name: 'Gizo Rest', path: '/sb/other/gizo-rest' } }

const show = (groups: readonly MapGroup[], unlocated = 0) =>
  render(
    <ResultsMap
      groups={groups}
      unlocated={unlocated}
      label="Map of 13 businesses"
      toHref={({ latitude, longitude }) => `/directory?near=${latitude},${longitude}`}
    />,
  )

const map = () => within(screen.getByRole('group', { name: 'Map of 13 businesses' }))

test('links a business to its page and a group to a list by distance, in reading order', () => {
  show([{ ...HONIARA, count: 12 }, guesthouse])
  const links = map().getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Gizo Rest, Gizo',
    'Honiara: 12 businesses, and others nearby',
  ])
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/sb/other/gizo-rest',
    '/directory?near=-9.4333,159.95',
  ])
})

test('shows the same as a list, the largest group first', () => {
  show([guesthouse, { ...HONIARA, count: 12 }])
  const items = screen.getAllByRole('listitem', { hidden: true })
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Honiara: 12 businesses, and others nearby',
    'Gizo Rest, Gizo',
  ])
})

test.each([
  [0, null],
  [1, '1 more business has no location on the map. See the list.'],
  [1234, '1,234 more businesses have no location on the map. See the list.'],
])('counts results without a position: %i', (unlocated, text) => {
  show([guesthouse], unlocated)
  expect(screen.queryByText(/no location on the map/)?.textContent ?? null).toBe(text)
})

test('shows a note instead of the map if nothing has a position', () => {
  show([], 5)
  expect(screen.getByText(/None of these businesses has a location/)).toBeVisible()
  expect(screen.queryByRole('group')).toBeNull()
})

test('merges groups that would touch, at the larger; the link does not promise to show all of them', () => {
  const near = { latitude: -9.45, longitude: 160.05 }
  show([{ ...near, count: 1 }, { ...HONIARA, count: 12 }, guesthouse])
  const mark = map().getByRole('link', { name: 'Honiara: 13 businesses, and others nearby' })
  expect(mark).toHaveAttribute('href', '/directory?near=-9.4333,159.95')
})

test('a single business without a page links to those nearest to it', () => {
  show([{ ...HONIARA, count: 1 }, guesthouse])
  expect(map().getByRole('link', { name: 'Honiara: 1 business, and others nearby' })).toBeVisible()
})

test('keeps both sides of the date line together', () => {
  const frame = getFrame([SUVA, LAKEBA].map(toPlane))
  const [suva, lakeba] = [SUVA, LAKEBA].map((point) => toDrawing(frame, toPlane(point)))
  expect(suva?.x).toBeGreaterThan(0)
  expect(lakeba?.x).toBeLessThan(WIDTH)
  expect(suva?.x).toBeLessThan(lakeba?.x ?? 0)
  const joined = toMarks(frame, [
    { latitude: -17, longitude: 179.99, count: 2 },
    { latitude: -17, longitude: -179.99, count: 2 },
  ])
  expect(joined).toMatchObject([{ group: { count: 4 } }])
  expect(joined[0]?.group.reach).toBeLessThan(3)
})

/** The same numbers each time. */
function scattered(count: number): MapGroup[] {
  let seed = 7
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  return Array.from({ length: count }, () => ({
    latitude: -22 + next() * 20,
    longitude: ((141 + next() * 41 + 180) % 360) - 180,
    count: 1 + Math.floor(next() ** 4 * 300),
  }))
}

test('the maximum number of groups gives marks that can be tapped on a phone, and loses none', () => {
  const groups = scattered(200)
  const frame = getFrame(groups.map(toPlane))
  const marks = toMarks(frame, groups)
  const pixel = WIDTH / 330
  const touching = marks.filter((one, place) =>
    marks
      .slice(place + 1)
      .some(
        (other) =>
          Math.hypot(one.x - other.x, one.y - other.y) < (RADII[one.size] + RADII[other.size]) * pixel,
      ),
  )
  expect(touching).toEqual([])
  const count = (of: readonly { count: number }[]) => of.reduce((sum, group) => sum + group.count, 0)
  expect(count(marks.map(({ group }) => group))).toBe(count(groups))
  expect(marks.every(({ x, y }) => x > 0 && x < WIDTH && y > 0 && y < frame.drawingHeight)).toBe(true)
})

test('describes a wide group as around its place', () => {
  const far = { latitude: -9.45, longitude: 160.25 }
  show([
    { ...far, count: 1 },
    { ...HONIARA, count: 12 },
    { ...LAKEBA, count: 3 },
  ])
  expect(map().getByRole('link', { name: 'Around Honiara: 13 businesses, and others nearby' })).toBeVisible()
})

test.each([
  [HONIARA, 'Honiara'],
  [{ latitude: -9.45, longitude: 160.3 }, '38 km east of Honiara'],
  [LAKEBA, '250 km south-east of Savusavu'],
])('describes %j as %s', (point, text) => {
  expect(describePoint(point)).toBe(text)
})
