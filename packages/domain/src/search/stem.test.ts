import { expect, test } from 'vitest'
import { getRoot, getStem } from './stem.ts'

test.each([
  ['mangoes', 'mango'],
  ['potatoes', 'potato'],
  ['berries', 'berry'],
  ['glasses', 'glasses'],
  ['glass', 'glass'],
  ['customs', 'customs'],
  ['custom', 'custom'],
  ['dishes', 'dish'],
  ['boxes', 'box'],
  ['houses', 'house'],
  ['taros', 'taro'],
  ['bureaux', 'bureau'],
  ['journaux', 'journal'],
  ['fishermen', 'fisherman'],
  ['shelves', 'shelf'],
  ['bus', 'bus'],
  ['buses', 'bus'],
  ['lens', 'lens'],
  ['lenses', 'lens'],
  ['gases', 'gas'],
  ['gassy', 'gassy'],
  ['bushy', 'bushy'],
  ['viruses', 'virus'],
  ['uses', 'use'],
  ['courses', 'course'],
  ['horses', 'horse'],
  ['bases', 'base'],
  ['iris', 'iris'],
  ['irises', 'iris'],
  ['taxis', 'taxi'],
  ['kiwis', 'kiwi'],
  ['saris', 'sari'],
  ['chillis', 'chilli'],
  ['tennis', 'tennis'],
  ['basis', 'basis'],
  ['chassis', 'chassis'],
  ['oasis', 'oasis'],
  ['analysis', 'analysis'],
  ['hepatitis', 'hepatitis'],
  ['permis', 'permis'],
])('the stem of %s is %s', (word, stem) => {
  expect(getStem(word)).toBe(stem)
})

test.each([
  [['baker', 'bakers', 'bakery', 'bakeries', 'baking', 'bake'], 'bak'],
  [['plumber', 'plumbing'], 'plumb'],
  [['electrician', 'electrical', 'electric', 'electricity'], 'electric'],
  [['accountant', 'accounting', 'accountancy'], 'account'],
  [['translator', 'translation', 'translate'], 'transl'],
  [['printing', 'print', 'printed'], 'print'],
  [['mason', 'masonry'], 'mason'],
  [['coiffeur', 'coiffeuse', 'coiffure'], 'coif'],
  [['boulanger', 'boulangerie'], 'boulang'],
  [['menuisier', 'menuiserie'], 'menuis'],
  [['diver', 'divers', 'diving', 'dive'], 'div'],
  [['photographer', 'photography', 'photograph'], 'photograph'],
])('%j share a root', (words, root) => {
  expect(words.map(getRoot)).toEqual(words.map(() => root))
})

test.each([
  ['corn', 'corner'],
  ['tail', 'tailor'],
  ['cat', 'catering'],
  ['count', 'counter'],
  ['print', 'printer'],
  ['car', 'carpet'],
  ['custom', 'customs'],
])('%s is not the root of %s', (word, other) => {
  expect(getRoot(other)).not.toBe(getRoot(word))
})

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  '%s is a word like others',
  (name) => {
    const word = name.toLowerCase()
    expect([getStem(name), getRoot(name)]).toEqual([expect.any(String), expect.any(String)])
    expect(getStem(`${word}s`)).toBe(word)
  },
)
