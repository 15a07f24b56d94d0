// cspell:ignore خواهم
import { expect, test } from 'vitest'
import { countCharacters, stripInvisible } from './index.ts'

test.each([
  ['Kokonut Oil', 11],
  ['  Kokonut\n', 7],
  ['🌴', 1],
  ['🌴🥥', 2],
  ['漁業', 2],
  ['\u200b\u3164', 0],
  ['a\u00adb', 2],
])('%j has %d characters', (text, length) => {
  expect(countCharacters(text)).toBe(length)
})

test.each(['\u200b', '\u2060', '\ufeff', '\u00ad', '\u115f', '\u1160', '\u3164', '\uffa0'])(
  '%j is nothing to see',
  (character) => {
    expect(stripInvisible(`${character}Koko${character}nut${character}`)).toBe('Kokonut')
  },
)

test.each(['👩‍🌾 Farm', '❤️‍🔥', '🏴‍☠️', 'نمی‌خواهم', '☕️'])('%s stays unchanged', (text) => {
  expect(stripInvisible(text)).toBe(text)
})

test('removes joiners that join nothing', () => {
  expect(stripInvisible('\u200d\ufe0f \u200c\u200d')).toBe(' ')
})
