import { parseTenderKind } from '@portal/domain/content'
import { useParams } from 'react-router-dom'
import { toLoadOutcome } from '#shared/content/ContentDetail.tsx'
import { getListParameters, toListQuery } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import type { Screen } from '#shared/page/screen.ts'
import { TenderListPage } from '../components/TenderListPage.tsx'
import { TenderPage } from '../components/TenderPage.tsx'
import { TENDERS } from '../tender-list.ts'
import { tendersApi } from '../tenders.api.ts'
import { toRelatedQuery } from '../related-tenders.ts'

/** `/tenders/{...}` is the list of a kind, or a tender by slug or id. */
function TenderEntryPage() {
  const { slug = '' } = useParams()
  const kind = parseTenderKind(slug)
  return kind ? <TenderListPage kind={kind} /> : <TenderPage idOrSlug={slug} />
}

export const screen: Screen = {
  Component: TenderEntryPage,
  query: getListParameters(TENDERS),
  guard: ({ params: { slug = '' } }) => {
    const kind = parseTenderKind(slug)
    return kind && kind.slug !== slug ? { redirectTo: paths.tendersOfKind(kind.slug) } : undefined
  },
  load: async ({ run, params: { slug = '' }, url }) => {
    const { listTenders, getTender } = tendersApi.endpoints
    if (parseTenderKind(slug)) {
      await run(listTenders.initiate(toListQuery(TENDERS, url.searchParams, { kind: slug })))
      return {}
    }
    const result = await run(getTender.initiate(slug))
    if (!result.data) return toLoadOutcome(result)
    if (result.data.slug !== slug) return { redirectTo: paths.tender(result.data.slug) }
    await run(listTenders.initiate(toRelatedQuery(result.data)))
    return {}
  },
}
