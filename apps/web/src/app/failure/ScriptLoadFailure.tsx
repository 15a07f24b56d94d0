import { useLocation } from 'react-router-dom'
import { PageBody } from '#shared/layout/PageBody.tsx'

/** Shown when a page's script can't be loaded: there is no connection, or a newer version was deployed. */
export function ScriptLoadFailure() {
  const { pathname, search } = useLocation()
  return (
    <PageBody>
      <h1>We couldn’t load this page</h1>
      <p role="alert">
        Check your connection, then <a href={pathname + search}>try again</a>.
      </p>
    </PageBody>
  )
}
