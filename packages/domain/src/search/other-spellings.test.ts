// cspell:ignore nukualofa readytowear womens
import { expect, test } from 'vitest'
import { listOtherSpellings, splitPieces } from './other-spellings.ts'

const words = (text: string): string[] => listOtherSpellings(text).map(({ word }) => word)

test.each([
  ['Write an e-mail', ['email']],
  ['The S.D.A. school', ['sda']],
  ['Nuku’alofa', ['nukualofa']],
  ['Ready-to-wear at the co-op', ['readytowear', 'coop']],
  ['After COVID-19', ['covid19']],
  ['Women’s co-op’s', ['womens', 'coops', 'coop']],
])('joins the compound in “%s”', (text, found) => {
  expect(words(text)).toEqual(found)
})

test.each(['2025-2026', 'Yes.No', 'reef.example.com', 'l’énergie', 'Gizo - Munda', 'a/b'])(
  'there is no other spelling of “%s”',
  (text) => {
    expect(words(text)).toEqual([])
  },
)

test('splits a word without spaces into pieces that any part of it shares', () => {
  expect(splitPieces('中国建设')).toEqual(['中国', '国建', '建设'])
  expect(words('中国建设 Bank')).toEqual(['中国', '国建', '建设', '设'])
  expect(splitPieces('中国ABC')).toEqual(['中国', 'ABC'])
  expect(splitPieces('bank')).toEqual([])
})
