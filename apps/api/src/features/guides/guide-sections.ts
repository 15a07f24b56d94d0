import type { GuideResult } from '@portal/domain/contract'
import { getCountry, type CountryCode } from '@portal/domain/place'
import { listWordForms, foldWords, type PhraseQuery } from '@portal/domain/search'
import type { CountryGuide, GuideSection } from './guide.ts'

/** A searchable part of a guide. */
export interface GuidePartText {
  readonly country: CountryCode
  /** The end of its path: `taxes-duties`; empty for the whole guide. */
  readonly part: string
  /** Its topic, whatever the country: `Taxes and duties`. */
  readonly topic: string
  readonly title: string
  readonly path: string
  readonly text: string
}

interface Section extends GuidePartText {
  readonly words: readonly string[]
}

/** The folded words of a text, and other spellings of them. */
const toWords = (text: string): string[] => [...foldWords(text), ...listWordForms(text)]

const topics = ({ intro, topics: rows }: GuideSection): string[] => [
  intro,
  ...rows.flatMap((row) => [`${row.title}.`, row.text, ...row.points]),
]

/** The searchable sections of a guide, each with the address of its part. */
export function listSections(guide: CountryGuide): Section[] {
  const { name, fullCode } = getCountry(guide.country)
  const section = (part: string, title: string, texts: readonly string[]): Section => {
    const text = texts.filter((words) => words !== '').join(' ')
    return {
      country: guide.country,
      part,
      topic: title,
      title: `${title}: ${name}`,
      path: `/countries/${fullCode}${part && `/${part}`}`,
      text,
      words: toWords(`${title} ${name} ${text}`),
    }
  }
  const licences = guide.licences.flatMap((row) => [
    `${row.title}.`,
    `${row.authority}.`,
    ...row.requirements,
  ])
  const bodies = [...guide.chambers, ...guide.contacts].flatMap((row) => [`${row.name}:`, row.role])
  return [
    section('', 'Country guide', [...guide.overview, ...guide.industries.map((row) => row.text)]),
    section('doing-business', 'Doing business', topics(guide.doingBusiness)),
    section('regulations-licences', 'Regulations and licences', licences),
    section('taxes-duties', 'Taxes and duties', topics(guide.taxes)),
    section('grants-tenders', 'Grants and tenders', topics(guide.grants)),
    section('chambers-associations', 'Chambers and associations', bodies),
  ].filter(({ text }) => text !== '')
}

/** The sections that have a phrase of each concept; those with one in the title come first. */
export function searchSections(
  sections: readonly Section[],
  phrases: readonly (readonly PhraseQuery[])[],
): GuideResult[] {
  if (phrases.length === 0) return []
  const allPhrases = phrases.flat()
  const isTitled = ({ title }: Section) => {
    const words = toWords(title)
    return allPhrases.some((query) => hasPhrase(words, query))
  }
  return sections
    .filter(({ words }) =>
      phrases.every((alternatives) => alternatives.some((query) => hasPhrase(words, query))),
    )
    .toSorted((a, b) => Number(isTitled(b)) - Number(isTitled(a)))
    .map(({ title, path, text: whole }) => ({
      title,
      path,
      excerpt: createExcerpt(whole, allPhrases),
      kind: 'Country guide',
    }))
}

/** Whether words have those of a phrase, one after the other. */
const hasPhrase = (words: readonly string[], query: PhraseQuery): boolean =>
  words.some((_, at) => hasPhraseAt(words, at, query))

const hasPhraseAt = (words: readonly string[], from: number, { words: phrase, open }: PhraseQuery): boolean =>
  phrase.every((word, at) => {
    const known = words[from + at]
    return known !== undefined && (open && at === phrase.length - 1 ? known.startsWith(word) : known === word)
  })

const MAX_EXCERPT = 160
/** Words before the first match. */
const WORDS_BEFORE = 6

/** The text around the first match, cut at words. */
function createExcerpt(text: string, allPhrases: readonly PhraseQuery[]): string {
  const words = text.split(/\s+/)
  const folded = words.map((word) => foldWords(word)[0] ?? '')
  const at = words.findIndex((_, position) =>
    allPhrases.some((query) => hasPhraseAt(folded, position, query)),
  )
  const from = Math.max(0, at - WORDS_BEFORE)
  let excerpt = from > 0 ? '…' : ''
  for (const word of words.slice(from)) {
    if (excerpt.length + word.length > MAX_EXCERPT) return `${excerpt.trim()}…`
    excerpt += `${word} `
  }
  return excerpt.trim()
}
