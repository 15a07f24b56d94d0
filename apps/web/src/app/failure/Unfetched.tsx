import { useLocation } from 'react-router-dom'
import { PageBody } from '#shared/layout/PageBody.tsx'

/** What stands in a page's place when no script can be fetched: the connection is gone, or the site is a newer one. */
export function Unfetched() {
  const { pathname, search } = useLocation()
  return (
    <PageBody>
      <h1>This page could not be fetched</h1>
      <p role="alert">
        Check your connection, then <a href={pathname + search}>try again</a>.
      </p>
    </PageBody>
  )
}
