import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { NotFound } from './NotFound.tsx'
import { Unavailable } from './Unavailable.tsx'

/** Shown instead of a page whose address is unknown or whose data could not be loaded. */
export function RouteFailure() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? <NotFound /> : <Unavailable status={status} />
}
