import { PageLoader } from '@portal/ui'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { NotFound } from './NotFound.tsx'
import { claimReload, isReachable, reloadPage } from './reload.ts'
import { Unavailable } from './Unavailable.tsx'

/** Reloads a page that broke in the browser once; form input is kept on the device. After that the visitor decides. */
function BrokenPage() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [isGivenUp, setGivenUp] = useState(false)
  useEffect(() => {
    const reload = async () => {
      if (claimReload(address) && (await isReachable(address))) reloadPage()
      else setGivenUp(true)
    }
    void reload()
  }, [address])
  return isGivenUp ? <Unavailable status={500} /> : <PageLoader />
}

/** Shown instead of a page whose address is unknown, whose data could not be loaded, or that broke. */
export function RouteFailure() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <BrokenPage />
  return error.status === 404 ? <NotFound /> : <Unavailable status={error.status} />
}
