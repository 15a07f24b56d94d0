import { useLocation } from 'react-router-dom'
import type { Screen } from '#shared/page/screen.ts'
import { TextPageView } from '../components/TextPageView.tsx'
import { isTextPage } from '../text-page-links.ts'
import { textPagesApi, getTextSlug } from '../text-pages.api.ts'

function TextScreen() {
  const { pathname } = useLocation()
  return <TextPageView key={pathname} path={pathname} />
}

export const screen: Screen = {
  Component: TextScreen,
  guard: ({ url }) => (isTextPage(url.pathname) ? undefined : 'not-found'),
  load: async ({ run, url }) => {
    await run(textPagesApi.endpoints.getTextPage.initiate(getTextSlug(url.pathname)))
  },
}
