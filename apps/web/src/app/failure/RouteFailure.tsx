import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { NotFound } from './NotFound.tsx'
import { Unavailable } from './Unavailable.tsx'

/** What stands in a page's place when its address is nobody's or its data could not be had. */
export function RouteFailure() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? <NotFound /> : <Unavailable status={status} />
}
