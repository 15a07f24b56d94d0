import { getListParameters, toListQuery } from '#shared/content/list.ts'
import type { Screen } from '#shared/page/screen.ts'
import { TenderListPage } from '../components/TenderListPage.tsx'
import { TENDERS } from '../tender-list.ts'
import { tendersApi } from '../tenders.api.ts'

const TendersPage = () => <TenderListPage kind={null} />

export const screen: Screen = {
  Component: TendersPage,
  query: getListParameters(TENDERS),
  load: async ({ run, url }) => {
    await run(tendersApi.endpoints.listTenders.initiate(toListQuery(TENDERS, url.searchParams)))
  },
}
