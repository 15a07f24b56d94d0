// cspell:ignore mlhvz
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { renderProvinceOutlines } from '../../geo/provinces.ts'
import { PROVINCE_OUTLINES, SOLOMON_MAP, type ProvinceOutline } from '../index.ts'

const outlines = Object.entries<ProvinceOutline>(PROVINCE_OUTLINES)
const parseBox = (viewBox: string) => {
  const [left = NaN, top = NaN, width = NaN, height = NaN] = viewBox.split(' ').map(Number)
  return { left, top, width, height, right: left + width, bottom: top + height }
}
const map = parseBox(SOLOMON_MAP.viewBox)
const isOnMap = ({ x, y }: { x: number; y: number }) => x > 0 && x < map.width && y > 0 && y < map.height

/** Every point of a path, its relative steps added up. */
const parsePoints = (path: string) =>
  path
    .split('M')
    .slice(1)
    .flatMap((ring) => {
      const [start = '', steps = ''] = ring.replace('z', '').split('l')
      let [x = NaN, y = NaN] = (start.split('h')[0] ?? '').match(/-?\d+/g)?.map(Number) ?? []
      const numbers = steps.match(/-?\d+/g)?.map(Number) ?? []
      const points = [{ x, y }]
      for (let index = 0; index < numbers.length; index += 2) {
        x += numbers[index] ?? NaN
        y += numbers[index + 1] ?? NaN
        points.push({ x, y })
      }
      return points
    })

describe('province outlines', () => {
  const file = new URL('./province-outlines.ts', import.meta.url)

  test('equal the projection of the source', () => {
    expect(renderProvinceOutlines()).toBe(readFileSync(file, 'utf8'))
  })

  test('give every island but the smallest its own shape', () => {
    const squares = outlines.flatMap(([code, { path }]) => path.match(/h4v4h-4z/g)?.map(() => code) ?? [])
    expect(squares).toEqual(['temotu'])
  })

  test('stay small enough for a phone', () => {
    expect(readFileSync(file).byteLength).toBeLessThan(14_000)
  })

  test('are of ten provinces, with integer coordinates on the map', () => {
    expect(outlines).toHaveLength(10)
    const culprits = outlines.filter(
      ([, { path }]) => !/^[Mlhvz\d -]+$/.test(path) || !parsePoints(path).every(isOnMap),
    )
    expect(culprits.map(([code]) => code)).toEqual([])
  })

  test('fill their viewBox', () => {
    const culprits = outlines.filter(([, { path, viewBox }]) => {
      const { left, top, right, bottom, width, height } = parseBox(viewBox)
      const inside = parsePoints(path).filter(
        ({ x, y }) => x >= left && x <= right && y >= top && y <= bottom,
      )
      const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
      const fills = (share: number) =>
        spread(inside.map(({ x }) => x)) >= share * width ||
        spread(inside.map(({ y }) => y)) >= share * height
      return inside.length < 10 || !fills(0.85)
    })
    expect(culprits.map(([code]) => code)).toEqual([])
  })

  test('mark the capital on its island', () => {
    expect(outlines.filter(([, { point }]) => point !== null).map(([code]) => code)).toEqual(['honiara'])
    const { left, top, right, bottom } = parseBox(PROVINCE_OUTLINES.guadalcanal.viewBox)
    const { x, y } = PROVINCE_OUTLINES.honiara.point
    expect(x > left && x < right && y > top && y < bottom).toBe(true)
    expect(SOLOMON_MAP.capital).toMatchObject({ code: 'honiara', x, y })
  })
})

describe('the map', () => {
  test('draws nine provinces as areas, the capital as a point', () => {
    const codes = SOLOMON_MAP.provinces.map(({ code }): string => code)
    expect([...codes, SOLOMON_MAP.capital.code].toSorted()).toEqual(outlines.map(([code]) => code).toSorted())
  })

  test('places every name on the map without overlaps', () => {
    const labels = [...SOLOMON_MAP.provinces, SOLOMON_MAP.capital].map(({ code, label }) => ({
      code,
      ...label,
    }))
    expect(labels.filter((label) => !isOnMap(label))).toEqual([])
    const colliding = labels.filter((one) =>
      labels.some(
        (other) => other !== one && Math.abs(other.y - one.y) < 50 && Math.abs(other.x - one.x) < 300,
      ),
    )
    expect(colliding).toEqual([])
  })

  test('keeps Temotu inside its box', () => {
    const { code, x, y, width, height } = SOLOMON_MAP.inset
    const outside = parsePoints(PROVINCE_OUTLINES[code].path).filter(
      (point) => point.x < x || point.x > x + width || point.y < y || point.y > y + height,
    )
    expect(outside).toEqual([])
  })

  test('has the right geography: Western in the west, Choiseul in the north, Rennell in the south', () => {
    const middle = (code: keyof typeof PROVINCE_OUTLINES) => {
      const { left, top, width, height } = parseBox(PROVINCE_OUTLINES[code].viewBox)
      return { x: left + width / 2, y: top + height / 2 }
    }
    expect(middle('western').x).toBeLessThan(middle('isabel').x)
    expect(middle('isabel').x).toBeLessThan(middle('malaita').x)
    expect(middle('choiseul').y).toBeLessThan(middle('guadalcanal').y)
    expect(middle('guadalcanal').y).toBeLessThan(middle('rennell-bellona').y)
    expect(middle('makira-ulawa').x).toBeGreaterThan(middle('guadalcanal').x)
  })
})
