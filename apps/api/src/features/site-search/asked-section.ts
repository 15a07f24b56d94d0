import { parseJobType, parseTenderKind } from '@portal/domain/content'
import type { AskedSection } from '@portal/domain/contract'
import { getStem, STOP_WORDS, type ParsedQuery, type QueryConcept } from '@portal/domain/search'

/** Words for the sections of the site, in the singular. */
const SECTIONS: Readonly<Record<string, AskedSection['section']>> = {
  tender: 'tenders',
  procurement: 'tenders',
  event: 'events',
  job: 'jobs',
  vacancy: 'jobs',
  employment: 'jobs',
  news: 'news',
  headline: 'news',
}

/** The kinds within a section that have a list of their own. */
const PARSE_CATEGORY = { tenders: parseTenderKind, jobs: parseJobType } as const

/** The filters of a section's list that a text asks for, without its result. */
export type AskedList = Omit<AskedSection, 'isExact'>

/** The section that all words of a concept name: a job, a job vacancy. */
function getSection({ words, isPurpose }: QueryConcept): AskedSection['section'] | undefined {
  const [section, ...others] = words.map((word) => SECTIONS[getStem(word)])
  return isPurpose || others.some((other) => other !== section) ? undefined : section
}

/** Parses a text that names a section of the site, such as `jobs in Suva`, with or without a topic; undefined for any other. */
export function parseAskedSection({
  words,
  concepts,
  places,
}: ParsedQuery): { readonly list: AskedList; readonly hasTopic: boolean } | undefined {
  const section = concepts.map(getSection).find((named) => named !== undefined)
  if (section === undefined) return undefined
  const asking = concepts.filter((concept) => getSection(concept) === section)
  const topic = concepts.filter((concept) => !asking.includes(concept)).map(({ shown }) => shown)
  const [country, ...others] = places.filter(({ place }) => place.kind === 'country')
  const isOneCountry = country !== undefined && others.length === 0
  const isRest = ({ word }: { readonly word: string }, at: number) =>
    !asking.some((concept) => concept.words.includes(word)) &&
    !STOP_WORDS.has(word) &&
    !places.some(({ from, to }) => at >= from && at < to)
  const rest = words.filter(isRest).map(({ typed }) => typed)
  const category =
    section === 'tenders' || section === 'jobs' ? PARSE_CATEGORY[section](rest.join(' ')) : null
  const typed = places.filter((place) => !(isOneCountry && place === country)).map((place) => place.typed)
  const search = [...(category ? [] : topic), ...typed].join(' ')
  return {
    list: {
      section,
      category: category?.slug ?? null,
      country: isOneCountry ? country.place.country : null,
      search: search === '' ? null : search,
    },
    hasTopic: topic.length > 0 && category === null,
  }
}
