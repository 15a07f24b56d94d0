import {
  foldWord,
  extractListingTerms,
  MAX_WORD_LENGTH,
  listOtherSpellings,
  packTerm,
  splitWords,
  type ListingTexts,
} from '@portal/domain/search'

/** A listed business with its searched texts. */
export interface IndexedListing {
  readonly id: number
  readonly texts: ListingTexts
}

/** Lists each folded word of a listing once, with its displayed form: as in the name or place, if it is there. */
export function listWordsOfListing({
  name,
  place,
  category,
  description,
  tags,
}: ListingTexts): Map<string, string> {
  // Prose is put in lower case, since its words may begin a sentence.
  const prose = [category, description, ...tags].flatMap(splitWords).map((word) => word.toLowerCase())
  const words = new Map<string, string>()
  for (const shown of [...splitWords(name), ...splitWords(place), ...prose]) {
    const word = foldWord(shown)
    if (word.length <= MAX_WORD_LENGTH && !words.has(word)) words.set(word, shown)
  }
  for (const text of [name, place, category, description, ...tags])
    for (const { word, shown } of listOtherSpellings(text)) if (!words.has(word)) words.set(word, shown)
  return words
}

/** Packs the terms of a listing for storage; words without an id are left out. */
export function packTerms(texts: ListingTexts, idOf: (word: string) => number | undefined): Buffer {
  const terms = extractListingTerms(texts).flatMap(({ word, field }) => {
    const id = idOf(word)
    return id === undefined ? [] : [packTerm(id, field)]
  })
  return Buffer.from(Uint32Array.from(terms).buffer)
}

/**
 * Unpacks the terms of a stored row into a copy: a driver's buffer may be part of a larger one, which would stay in memory.
 */
export const unpackTerms = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength))
