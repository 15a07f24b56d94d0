import { placeLines, wordLines } from './rows.ts'

const NOTE = '// Written by words/write.ts from the tables beside it: change those.\n'

const nullable = (text: string) => (text === '' ? null : text)

/** The module of the tables of words. */
export function wordsSource(): string {
  const rows = wordLines().map(({ file, words = '', relation = '', language = '', sure = '' }) => {
    const [equal = '', meanings = ''] = words.split('>')
    const category = file === 'general.csv' ? null : file.replace('.csv', '')
    return JSON.stringify([equal, meanings, nullable(relation), language, category, sure])
  })
  return `${NOTE}import type { PackedWordRow } from './word-row.ts'

export const PACKED_WORDS: readonly PackedWordRow[] = [
  ${rows.join(',\n  ')},
]
`
}

/** The module of the gazetteer. */
export function placesSource(): string {
  const rows = placeLines().map(
    ({ names = '', kind = '', country = '', province = '', towns = '', latitude = '', longitude = '' }) =>
      JSON.stringify([
        names,
        kind,
        country,
        nullable(province),
        towns,
        toDegrees(latitude),
        toDegrees(longitude),
      ]),
  )
  return `${NOTE}import type { PackedPlaceRow } from './place-row.ts'

export const PACKED_PLACES: readonly PackedPlaceRow[] = [
  ${rows.join(',\n  ')},
]
`
}

const toDegrees = (text: string) => (text === '' ? null : Number(text))
