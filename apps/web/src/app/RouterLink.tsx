import type { LinkProps } from '@portal/ui'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Addresses that the API answers itself: the browser goes there, the router does not. */
const BEYOND_ROUTER = /^\/(?:api|media)\//

/** React Router's own `Link` carries what fetches pages ahead of time, which this site leaves to its visitors. */
function LinkInside({ href, onClick, children, ...rest }: LinkProps) {
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

/** How the kit's links are rendered here: through the router, without a page load. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!BEYOND_ROUTER.test(href))
    return (
      <LinkInside href={href} {...rest}>
        {children}
      </LinkInside>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
