import type { LinkProps } from '@portal/ui'
import { Link } from 'react-router-dom'

/** Addresses that the API answers itself: the browser goes there, the router does not. */
const BEYOND_ROUTER = /^\/(?:api|media)\//

/** How the kit's links are rendered here: through the router, without a page load. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (BEYOND_ROUTER.test(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link discover="none" to={href} preventScrollReset={href.startsWith('?')} {...rest}>
      {children}
    </Link>
  )
}
