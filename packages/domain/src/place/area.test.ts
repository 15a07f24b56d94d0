import { describe, expect, test } from 'vitest'
import { formatArea, getAreaCenter, getCell, getCellWidth, isInArea, parseArea } from './area.ts'

const HONIARA = { latitude: -9.4333, longitude: 159.95 }
/** East of the date line. */
const TAVEUNI = { latitude: -16.85, longitude: -179.97 }

describe('areas', () => {
  test('an area survives its text', () => {
    const area = getCell(HONIARA, getCellWidth(3))
    expect(parseArea(formatArea(area))).toEqual(area)
  })

  test.each([
    '',
    '1,2,3',
    '159,-10,158,-9',
    '159,-9,160,-10',
    '159,-10,361,-9',
    '-1,-10,160,-9',
    'a,b,c,d',
    '159,-10,160,-9,1',
  ])('“%s” is none', (text) => {
    expect(parseArea(text)).toBeNull()
  })

  test.each([
    ['narrowest', 0],
    ['wide', 12],
  ])('a point lies in its %s cell and in no neighbour', (_, level) => {
    const width = getCellWidth(level)
    for (const point of [HONIARA, TAVEUNI]) {
      const cell = getCell(point, width)
      expect(isInArea(cell, point)).toBe(true)
      expect(isInArea({ ...cell, west: cell.east, east: cell.east + width }, point)).toBe(false)
      expect(isInArea({ ...cell, south: cell.north, north: cell.north + width }, point)).toBe(false)
    }
  })

  test('a wider cell holds whole narrower ones', () => {
    const narrow = getCell(TAVEUNI, getCellWidth(4))
    const wide = getCell(TAVEUNI, getCellWidth(5))
    expect(wide.west <= narrow.west && narrow.east <= wide.east).toBe(true)
    expect(wide.south <= narrow.south && narrow.north <= wide.north).toBe(true)
  })

  test('the middle of an area east of the date line', () => {
    expect(getAreaCenter({ west: 180, south: -18, east: 182, north: -16 })).toEqual({
      latitude: -17,
      longitude: -179,
    })
  })
})
