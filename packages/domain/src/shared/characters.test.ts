// cspell:ignore خواهم അവന്
import { expect, test } from 'vitest'
import { stripInvisible, trimZeroWidth } from './characters.ts'
import { cleanPastedText, countCharacters, stripZeroWidth } from './index.ts'

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

test('removes direction marks from pasted text, and makes special spaces plain', () => {
  expect(cleanPastedText('\u202a+677\u00a0741\t2345\u202c')).toBe('+677 741 2345')
  expect(cleanPastedText('نمی\u200cخواهم')).toBe('نمی\u200cخواهم')
  expect(stripZeroWidth('\u2066mary\u200d@kokonut\u00a0.example\u2069')).toBe('mary@kokonut.example')
})

test.each([
  ['\u200e \u202aMary\u202c\u00a0', 'Mary'],
  ['\u200dMary\u200c', 'Mary'],
  ['Mary \u200f Auki', 'Mary \u200f Auki'],
  ['അവന്\u200d', 'അവന്\u200d'],
  ['\u200d', ''],
  ['', ''],
])('the ends of %j are trimmed to %j', (text, trimmed) => {
  expect(trimZeroWidth(text)).toBe(trimmed)
})
