import { useLocation } from 'react-router-dom'
import type { Screen } from '#shared/page/screen.ts'
import { TextPageView } from '../components/TextPageView.tsx'
import { isTextPage } from '../text-pages.ts'
import { textsApi, textSlug } from '../texts.api.ts'

function TextScreen() {
  const { pathname } = useLocation()
  return <TextPageView key={pathname} path={pathname} />
}

export const screen: Screen = {
  Component: TextScreen,
  guard: ({ url }) => (isTextPage(url.pathname) ? undefined : 'not-found'),
  load: async ({ run, url }) => {
    await run(textsApi.endpoints.getTextPage.initiate(textSlug(url.pathname)))
  },
}
