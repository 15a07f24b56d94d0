// cspell:ignore mlhvz
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderCountryOutlines } from '../../geo/countries.ts'
import { COUNTRY_FIGURES } from '../index.ts'
import { COUNTRY_OUTLINE_BOX, COUNTRY_OUTLINES } from './country-outlines.ts'

const outlines = Object.entries(COUNTRY_OUTLINES)
const file = new URL('./country-outlines.ts', import.meta.url)

test('country outlines equal the projection of the source, and are small enough for a phone', () => {
  expect(renderCountryOutlines()).toBe(readFileSync(file, 'utf8'))
  expect(readFileSync(file).byteLength).toBeLessThan(9_000)
})

test('each country has one, of several islands inside its box', () => {
  expect(outlines.map(([code]) => code)).toEqual(Object.keys(COUNTRY_FIGURES))
  const [, , width = 0, height = 0] = COUNTRY_OUTLINE_BOX.split(' ').map(Number)
  const culprits = outlines.filter(([, path]) => {
    const starts = [...path.matchAll(/M(\d+)[ -](\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    return (
      starts.length < 4 || starts.some(([x, y]) => x > width || y > height) || !/^[Mlhvz\d -]+$/.test(path)
    )
  })
  expect(culprits.map(([code]) => code)).toEqual([])
})
