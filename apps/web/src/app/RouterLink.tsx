import type { LinkProps } from '@portal/ui'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Addresses that the API serves: the browser navigates to them without the router. */
const API_ADDRESS = /^\/(?:api|media)\//

/** Without the prefetching code that React Router's own `Link` brings along. */
function ClientLink({ href, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href, { preventScrollReset: href.startsWith('?') })
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={useHref(href)} onClick={press}>
      {children}
    </a>
  )
}

/** Renders the kit's links: through the router, without a page load. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!API_ADDRESS.test(href))
    return (
      <ClientLink href={href} {...rest}>
        {children}
      </ClientLink>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
