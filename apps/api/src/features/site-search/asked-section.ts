import { parseJobType, parseTenderKind } from '@portal/domain/content'
import type { AskedSection } from '@portal/domain/contract'
import { getStem, STOP_WORDS, type ParsedQuery, type QueryConcept } from '@portal/domain/search'

/** Words for the sections of the site, in the singular. */
const SECTIONS = new Map<string, AskedSection['section']>(
  Object.entries({
    tender: 'tenders',
    procurement: 'tenders',
    grant: 'tenders',
    event: 'events',
    job: 'jobs',
    vacancy: 'jobs',
    employment: 'jobs',
    news: 'news',
    headline: 'news',
  }),
)

/** The kind of tenders that has a word of its own. */
const GRANTS = 'grant'

/** Words for what is current, as all of a list is. */
const CURRENT = new Set(
  'week weekend month year today tomorrow next upcoming coming latest new current'.split(' '),
)

/** The kind within a section that has a list of its own. */
function parseCategory(section: AskedSection['section'], text: string): string | null {
  if (section === 'tenders') return parseTenderKind(text)?.slug ?? null
  return section === 'jobs' ? (parseJobType(text)?.slug ?? null) : null
}

/** The filters of a section's list that a text asks for, without its result. */
export type AskedList = Omit<AskedSection, 'isExact'>

const isCurrent = (word: string): boolean => CURRENT.has(getStem(word))

/** The section that all words of a concept name: a job, a job vacancy. */
function getSection({ words, isPurpose }: QueryConcept): AskedSection['section'] | undefined {
  const [section, ...others] = words.map((word) => SECTIONS.get(getStem(word)))
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
  const topic = concepts
    .filter((concept) => !asking.includes(concept) && !concept.words.every(isCurrent))
    .map(({ shown }) => shown)
  const [country, ...others] = places.filter(({ place }) => place.kind === 'country')
  const isOneCountry = country !== undefined && others.length === 0
  const isRest = ({ word }: { readonly word: string }, at: number) =>
    !asking.some((concept) => concept.words.includes(word)) &&
    !STOP_WORDS.has(word) &&
    !isCurrent(word) &&
    !places.some(({ from, to }) => at >= from && at < to)
  const rest = words.filter(isRest).map(({ typed }) => typed)
  const isGrants = asking.some((concept) => concept.words.some((word) => getStem(word) === GRANTS))
  const category = parseCategory(section, isGrants ? 'grants' : rest.join(' '))
  const typed = places.filter((place) => !(isOneCountry && place === country)).map((place) => place.typed)
  const search = [...(category ? [] : topic), ...typed].join(' ')
  return {
    list: {
      section,
      category,
      country: isOneCountry ? country.place.country : null,
      search: search === '' ? null : search,
    },
    hasTopic: topic.length > 0 && category === null,
  }
}
