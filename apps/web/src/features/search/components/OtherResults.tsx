import type { AskedSection } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'
import { paths, withQuery } from '#shared/urls/paths.ts'
import type { SearchResults } from '../search.api.ts'
import { ResultGroup, ResultGroups } from './ResultGroup.tsx'

/** The groups of content with their words, and the list that each of them is from. */
const SECTIONS = {
  news: { one: 'article', many: 'articles', all: paths.news },
  events: { one: 'event', many: 'events', all: paths.events },
  tenders: { one: 'tender', many: 'tenders', all: paths.tenders },
  jobs: { one: 'job', many: 'jobs', all: paths.jobs },
} as const

const NAMES = ['news', 'events', 'tenders', 'jobs'] as const

export interface OtherResultsProps {
  text: string
  results: SearchResults
}

/** The results other than businesses, without the section that is shown before them. */
export function OtherResults({ text, results }: OtherResultsProps) {
  const { guides, asked } = results
  const query = { search: text }
  return (
    <ResultGroups>
      {NAMES.filter((name) => name !== asked?.section).map((name) => {
        const { all, ...words } = SECTIONS[name]
        return <ResultGroup key={name} group={results[name]} name={name} {...words} all={all(query)} />
      })}
      <ResultGroup group={guides} name="guides" one="guide" many="guides" all={paths.resources(query)} />
    </ResultGroups>
  )
}

/** The address of the list that was asked for. */
function getAskedHref({ section, category, country, search, isExact }: AskedSection): string {
  if (!isExact) return SECTIONS[section].all()
  const query = { country: country ?? undefined, search: search ?? undefined }
  if (category === null) return SECTIONS[section].all(query)
  return section === 'tenders'
    ? withQuery(`${paths.tenders()}/${category}`, query)
    : paths.jobs({ ...query, type: category })
}

/** What the text asks for by name, such as tenders in Fiji. */
export function AskedResults({
  results,
  asked,
}: Pick<OtherResultsProps, 'results'> & { asked: AskedSection }) {
  const { one, many } = SECTIONS[asked.section]
  const group = results[asked.section]
  const isCut = group.total > group.items.length
  return (
    <ResultGroup
      group={group}
      name={asked.section}
      one={one}
      many={many}
      all={getAskedHref(asked)}
      missing={asked.isExact ? undefined : `No ${many} for this right now. These are all ${many}.`}
      allLabel={isCut ? `All ${formatNumber(group.total)} ${many}` : 'Open the list'}
    />
  )
}
