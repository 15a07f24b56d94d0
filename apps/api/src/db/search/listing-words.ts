import {
  foldWord,
  listingTerms,
  MAX_WORD_LENGTH,
  otherSpellings,
  packTerm,
  splitWords,
  type ListingTexts,
} from '@portal/domain/search'

/** A listed business with the texts that searches read. */
export interface IndexedListing {
  readonly id: number
  readonly texts: ListingTexts
}

/** Each folded word of a listing once, with how it is shown: as in the name or place, if it is there. */
export function listWordsOfListing({
  name,
  place,
  category,
  description,
  tags,
}: ListingTexts): Map<string, string> {
  // Prose in lower case: its words may begin a sentence.
  const prose = [category, description, ...tags].flatMap(splitWords).map((word) => word.toLowerCase())
  const words = new Map<string, string>()
  for (const shown of [...splitWords(name), ...splitWords(place), ...prose]) {
    const word = foldWord(shown)
    if (word.length <= MAX_WORD_LENGTH && !words.has(word)) words.set(word, shown)
  }
  for (const text of [name, place, category, description, ...tags])
    for (const { word, shown } of otherSpellings(text)) if (!words.has(word)) words.set(word, shown)
  return words
}

/** The terms of a listing as they are stored; words without an id are left out. */
export function packTerms(texts: ListingTexts, idOf: (word: string) => number | undefined): Buffer {
  const terms = listingTerms(texts).flatMap(({ word, field }) => {
    const id = idOf(word)
    return id === undefined ? [] : [packTerm(id, field)]
  })
  return Buffer.from(Uint32Array.from(terms).buffer)
}

/** The terms of a stored row, in memory of their own: what a driver reads may be part of a large piece, which would be held too. */
export const unpackTerms = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength))
