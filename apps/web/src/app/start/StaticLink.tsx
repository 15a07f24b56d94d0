import type { LinkProps } from '@portal/ui'
import { RouterLink } from '../RouterLink.tsx'

/** A path that means the same on every page and is written as the router would write it. */
const WHOLE_PATH = /^(?!\/(?:api|media)\/)(?!.*(?:\\|\/[/.]|[?#]$|\?#|.\/(?:[?#]|$)))\//s

/**
 * How links are rendered on the server, where nobody follows them: without asking the router where a whole path leads.
 * The HTML is that of `RouterLink`.
 */
export function StaticLink({ href, children, ...rest }: LinkProps) {
  if (!WHOLE_PATH.test(href))
    return (
      <RouterLink href={href} {...rest}>
        {children}
      </RouterLink>
    )
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}
