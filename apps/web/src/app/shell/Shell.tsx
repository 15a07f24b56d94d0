import { SkipLink } from '@portal/ui'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { styled } from 'styled-components'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { QuickMenu } from './quick-menu/QuickMenu.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

/** The footer stands at the window's end, also below a short page. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  > main {
    flex: 1;
  }
`

/** What stands around every page. */
export function Shell() {
  useFocusOnNavigation()
  return (
    <Page data-app>
      <SkipLink target="main" />
      <NavigationProgress />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <QuickMenu />
      <Footer />
      <ScrollRestoration />
    </Page>
  )
}
