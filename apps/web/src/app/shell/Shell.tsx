import { SkipLink } from '@portal/ui'
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { styled } from 'styled-components'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { Header } from './header/Header.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { isWorkScreen } from './work-screens.ts'

/** The footer begins below the first viewport even on a short page, so that loading content never shifts it in view. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  > main {
    flex: 1 0 auto;
    min-height: calc(100vh - var(--header-height));
  }
`

const Footer = lazyIsland(() => import('./islands.ts').then((part) => ({ default: part.Footer })))
const QuickMenu = lazyIsland(() => import('./islands.ts').then((part) => ({ default: part.QuickMenu })))

const NavigationProgress = lazyIsland(() =>
  import('./islands.ts').then((part) => ({ default: part.NavigationProgress })),
)

const navigationProgress = <NavigationProgress />
const footer = <Footer />
const quickMenu = <QuickMenu />

/**
 * The key of a stored scroll position. When the browser jumps to an anchor, such as `#find-us`, the router's key stays
 * the same: with it alone the page would be scrolled back to where the jump began.
 */
const getScrollKey = ({ key, hash }: Location): string => key + hash

/** The frame of every page: header, main area, quick menu and footer. */
export function Shell() {
  useFocusOnNavigation()
  const { pathname } = useLocation()
  return (
    <Page data-app>
      <SkipLink target="main" />
      {navigationProgress}
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {!isWorkScreen(pathname) && quickMenu}
      {footer}
      <ScrollRestoration getKey={getScrollKey} />
    </Page>
  )
}
