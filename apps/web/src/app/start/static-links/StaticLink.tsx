import type { LinkProps } from '@portal/ui'
import { RouterLink } from '#app/RouterLink.tsx'

/** An absolute path in the form in which the router would write it. */
const NORMAL_PATH = /^(?!\/(?:api|media)\/)(?!.*(?:\\|\/[/.]|[?#]$|\?#|.\/(?:[?#]|$)))\//s

/**
 * How links are rendered on the server, where nobody clicks them: an absolute path is not resolved by the router.
 * The HTML is that of `RouterLink`.
 */
export function StaticLink({ href, children, ...rest }: LinkProps) {
  if (!NORMAL_PATH.test(href))
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
