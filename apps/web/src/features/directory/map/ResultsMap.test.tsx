import type { MapGroup } from '@portal/domain/contract'
import { formatArea, parseArea } from '@portal/domain/place'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aMapGroup } from '#test/map-group.ts'
import { describePoint } from './describe-group.ts'
import { fitHeight, getFrame, toDrawing, toPlane, WIDTH } from './frame.ts'
import { placeLabels } from './labels.ts'
import { NARROW_MAP, RADII, toMarks } from './marks.ts'
import { ResultsMap } from './ResultsMap.tsx'

const HONIARA = { latitude: -9.4333, longitude: 159.95 }
const GIZO = { latitude: -8.103, longitude: 156.8419 }
const LAKEBA = { latitude: -18.2, longitude: -178.8 }
const SUVA = { latitude: -18.1368, longitude: 178.4253 }
const guesthouse = aMapGroup({
  ...GIZO,
  count: 1,
  business: { name: 'Gizo Rest', path: '/sb/other/gizo-rest' },
})
const honiara = aMapGroup({ ...HONIARA, count: 12 })

const show = (groups: readonly MapGroup[], unlocated = 0) =>
  render(
    <ResultsMap
      whole={groups}
      groups={groups}
      unlocated={unlocated}
      label="Map of 13 businesses"
      list="/directory"
      toHref={(area, name) => `/directory?area=${formatArea(area)}&around=${name}`}
    />,
  )

const map = () => within(screen.getByRole('group', { name: 'Map of 13 businesses' }))

/** The area that a link narrows the list to. */
const getArea = (link: HTMLElement) =>
  parseArea(new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('area') ?? '')

test('links a business to its page and a group to the list of its area, in reading order', () => {
  show([honiara, guesthouse])
  const links = map().getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Gizo Rest, Gizo',
    'Honiara: 12 businesses',
  ])
  expect(links[0]).toHaveAttribute('href', '/sb/other/gizo-rest')
  const area = links[1] && getArea(links[1])
  expect(area && area.west <= HONIARA.longitude && HONIARA.longitude < area.east).toBe(true)
})

test('shows the same as a list, the largest group first', () => {
  show([guesthouse, honiara])
  const items = screen.getAllByRole('listitem', { hidden: true })
  expect(items.map(({ textContent }) => textContent)).toEqual(['Honiara: 12 businesses', 'Gizo Rest, Gizo'])
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

test('joins groups of a cell; its area holds the cells of all of them, and its name is the largest town', () => {
  const near = aMapGroup({ latitude: -9.6, longitude: 159.4, count: 30 })
  const far = aMapGroup({ latitude: -18, longitude: 178, count: 1 })
  show([near, honiara, far])
  const mark = map().getByRole('link', { name: 'Honiara: 42 businesses' })
  const area = getArea(mark)
  for (const { cell } of [near, honiara]) {
    expect(area && area.west <= cell.west && cell.east <= area.east).toBe(true)
    expect(area && area.south <= cell.south && cell.north <= area.north).toBe(true)
  }
})

test('zooms in by its button and by keys until the groups are apart, and back', async () => {
  const user = userEvent.setup()
  const tulagi = aMapGroup({ latitude: -9.1031, longitude: 160.151, count: 30 })
  show([tulagi, honiara])
  const count = () => map().queryAllByRole('link').length
  const before = count()
  const zoomIn = screen.getByRole('button', { name: 'Zoom in' })
  await user.click(zoomIn)
  fireEvent.keyDown(zoomIn, { key: '-' })
  fireEvent.keyDown(zoomIn, { key: '0' })
  expect(screen.queryByRole('button', { name: 'Show the whole map' })).toBeNull()
  expect(count()).toBe(before)
  fireEvent.keyDown(zoomIn, { key: '+' })
  expect(screen.getByRole('link', { name: 'List the businesses in view' })).toHaveAttribute(
    'href',
    expect.stringContaining('area='),
  )
  await user.click(screen.getByRole('button', { name: 'Show the whole map' }))
  expect(screen.queryByRole('link', { name: 'List the businesses in view' })).toBeNull()
})

test('keeps both sides of the date line together', () => {
  const frame = getFrame([SUVA, LAKEBA].map(toPlane))
  const [suva, lakeba] = [SUVA, LAKEBA].map((point) => toDrawing(frame, toPlane(point)))
  expect(suva?.x).toBeGreaterThan(0)
  expect(lakeba?.x).toBeLessThan(WIDTH)
  expect(suva?.x).toBeLessThan(lakeba?.x ?? 0)
})

/** The same numbers each time. */
function scattered(count: number): MapGroup[] {
  let seed = 7
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  return Array.from({ length: count }, () =>
    aMapGroup({
      latitude: -22 + next() * 20,
      longitude: ((141 + next() * 41 + 180) % 360) - 180,
      count: 1 + Math.floor(next() ** 4 * 300),
    }),
  )
}

test.each([NARROW_MAP, 690])(
  'on a map of %i px marks stay apart, count everything, and names cover none',
  (width) => {
    const groups = scattered(200)
    const frame = getFrame(groups.map(toPlane))
    const pixel = WIDTH / width
    const marks = toMarks(frame, groups, pixel)
    const touching = marks.filter((one, place) =>
      marks
        .slice(place + 1)
        .some(
          (other) =>
            Math.hypot(one.x - other.x, one.y - other.y) <
            (RADII[one.size] + RADII[other.size]) * pixel * 0.95,
        ),
    )
    expect(touching).toEqual([])
    const count = (of: readonly { count: number }[]) => of.reduce((sum, group) => sum + group.count, 0)
    expect(count(marks.map(({ group }) => group))).toBe(count(groups))
    const labels = placeLabels(frame, marks, pixel)
    expect(new Set(labels.map(({ name }) => name)).size).toBe(labels.length)
  },
)

test('names islands and towns where no mark is', () => {
  const groups = [honiara, guesthouse]
  const frame = getFrame(groups.map(toPlane))
  const labels = placeLabels(frame, toMarks(frame, groups, WIDTH / 690), WIDTH / 690)
  const names = (kind: string) => labels.filter((label) => label.kind === kind).map(({ name }) => name)
  expect(names('mark')).toEqual(expect.arrayContaining(['Honiara', 'Gizo Rest']))
  expect(names('island')).toContain('Kolombangara')
  expect(names('town')).toContain('Buala')
})

test.each([
  [HONIARA, 'Honiara'],
  [{ latitude: -9.45, longitude: 160.3 }, '38 km east of Honiara'],
  [LAKEBA, '250 km south-east of Savusavu'],
])('describes %j as %s', (point, text) => {
  expect(describePoint(point)).toBe(text)
})

test('a drawing that is higher than its frame shows more sea above and below, at the same scale', () => {
  const frame = getFrame([HONIARA, GIZO].map(toPlane))
  const higher = fitHeight(frame, frame.drawingHeight + 300)
  const [before, after] = [frame, higher].map((one) => toDrawing(one, toPlane(HONIARA)))
  expect(higher.drawingHeight).toBe(frame.drawingHeight + 300)
  expect(after?.x).toBe(before?.x)
  expect(after?.y).toBeCloseTo((before?.y ?? 0) + 150)
  expect(fitHeight(frame, 0)).toBe(frame)
})
