import {
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom'

/**
 * What the browser's router must know to hydrate the server's page without loading it again: that every matched route
 * has loaded, or the status that the page failed with. The data itself is in the store.
 */
export function createHydrationState(routes: RouteObject[], failed: number | undefined): HydrationState {
  const matches = matchRoutes(routes, window.location) ?? []
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]))
  if (failed === undefined) return { loaderData }
  return { loaderData, errors: { page: new ErrorResponseImpl(failed, '', null) } }
}
