import type { GuideResult } from '@portal/domain/contract'
import { countryOf } from '@portal/domain/place'
import { splitWords, foldWord, splitSearchWords } from '#db/search/words.ts'
import type { CountryGuide, GuideSection } from './guide.ts'

interface Section {
  readonly title: string
  readonly path: string
  readonly text: string
  readonly words: readonly string[]
}

const topics = ({ intro, topics: rows }: GuideSection): string[] => [
  intro,
  ...rows.flatMap((row) => [`${row.title}.`, row.text, ...row.points]),
]

/** What is found of a guide, each under the address of its part. */
export function sectionsOf(guide: CountryGuide): Section[] {
  const { name, fullCode } = countryOf(guide.country)
  const section = (part: string, title: string, texts: readonly string[]): Section => {
    const text = texts.filter((words) => words !== '').join(' ')
    const words = splitWords(`${title} ${name} ${text}`).map(foldWord)
    return {
      title: `${title}: ${name}`,
      path: `/countries/${fullCode}${part}`,
      text,
      words: [...new Set(words)],
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
    section('/doing-business', 'Doing business', topics(guide.doingBusiness)),
    section('/regulations-licences', 'Regulations and licences', licences),
    section('/taxes-duties', 'Taxes and duties', topics(guide.taxes)),
    section('/grants-tenders', 'Grants and tenders', topics(guide.grants)),
    section('/chambers-associations', 'Chambers and associations', bodies),
  ].filter(({ text }) => text !== '')
}

/** The sections that hold every word of a text, as it is or as a beginning; what names it in its title stands first. */
export function searchSections(sections: readonly Section[], text: string): GuideResult[] {
  const asked = splitSearchWords(text).map(foldWord)
  if (asked.length === 0) return []
  const isTitled = ({ title }: Section) => asked.some((word) => holds(splitWords(title).map(foldWord), word))
  return sections
    .filter(({ words }) => asked.every((word) => holds(words, word)))
    .toSorted((a, b) => Number(isTitled(b)) - Number(isTitled(a)))
    .map(({ title, path, text: whole }) => ({
      title,
      path,
      excerpt: excerptAround(whole, asked),
      kind: 'Country guide',
    }))
}

/** One letter begins too many words to be meant as a beginning. */
const holds = (words: readonly string[], word: string): boolean =>
  words.some((known) => (word.length === 1 ? known === word : known.startsWith(word)))

const EXCERPT = 160
/** Words that stand before the one that was found. */
const BEFORE = 6

/** The text around the first word that was asked for, cut at words. */
function excerptAround(text: string, asked: readonly string[]): string {
  const words = text.split(/\s+/)
  const at = words.findIndex((word) => asked.some((one) => holds(splitWords(word).map(foldWord), one)))
  const from = Math.max(0, at - BEFORE)
  let excerpt = from > 0 ? '…' : ''
  for (const word of words.slice(from)) {
    if (excerpt.length + word.length > EXCERPT) return `${excerpt.trim()}…`
    excerpt += `${word} `
  }
  return excerpt.trim()
}
