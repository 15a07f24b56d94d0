import { paths } from '#shared/urls/paths.ts'
import type { SearchResults } from '../search.api.ts'
import { ResultGroup, ResultGroups } from './ResultGroup.tsx'

interface OtherResultsProps {
  text: string
  results: SearchResults
  /** Whether help and guides come first, as the answer to a question. */
  answersFirst?: boolean
}

/** The results other than businesses. */
export function OtherResults({ text, results, answersFirst = false }: OtherResultsProps) {
  const { news, events, tenders, guides } = results
  const query = { search: text }
  const answers = (
    <ResultGroup group={guides} name="guides" one="guide" many="guides" all={paths.resources(query)} />
  )
  return (
    <ResultGroups>
      {answersFirst && answers}
      <ResultGroup group={news} name="news" one="article" many="articles" all={paths.news(query)} />
      <ResultGroup group={events} name="events" one="event" many="events" all={paths.events(query)} />
      <ResultGroup group={tenders} name="tenders" one="tender" many="tenders" all={paths.tenders(query)} />
      {!answersFirst && answers}
    </ResultGroups>
  )
}
