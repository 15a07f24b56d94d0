import { Container, Link, SkipLink } from '@portal/ui'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

/** What stands around every page. */
export function Shell() {
  useFocusOnNavigation()
  return (
    <div data-app>
      <SkipLink target="main" />
      <header>
        <Container>
          <Link href={paths.home()}>Pacific Business Portal</Link>
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  )
}
