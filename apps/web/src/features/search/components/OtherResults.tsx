import { paths } from '#shared/urls/paths.ts'
import type { SearchResults } from '../search.api.ts'
import { ResultGroup, ResultGroups } from './ResultGroup.tsx'

interface OtherResultsProps {
  text: string
  results: SearchResults
}

/** The results other than businesses. */
export function OtherResults({ text, results: { news, events, tenders, guides } }: OtherResultsProps) {
  const query = { search: text }
  return (
    <ResultGroups>
      <ResultGroup group={news} name="news" one="article" many="articles" all={paths.news(query)} />
      <ResultGroup group={events} name="events" one="event" many="events" all={paths.events(query)} />
      <ResultGroup group={tenders} name="tenders" one="tender" many="tenders" all={paths.tenders(query)} />
      <ResultGroup group={guides} name="guides" one="guide" many="guides" all={paths.resources(query)} />
    </ResultGroups>
  )
}
