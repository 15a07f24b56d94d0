import { SkipLink } from '@portal/ui'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { styled } from 'styled-components'
import { later } from '#shared/later.tsx'
import { Header } from './header/Header.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
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

const Footer = later(() => import('./rest.ts').then((part) => ({ default: part.Footer })))
const QuickMenu = later(() => import('./rest.ts').then((part) => ({ default: part.QuickMenu })))

const footer = <Footer />
const quickMenu = <QuickMenu />

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
      {quickMenu}
      {footer}
      <ScrollRestoration />
    </Page>
  )
}
