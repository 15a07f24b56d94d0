import { createElement } from 'react'
import { useLink, type LinkProps } from './LinkProvider.tsx'

/** A path or query of this site: `/directory`, `?page=2`; not `//host`, `https:`, `tel:` or `#part`. */
const isWithinSite = (href: string): boolean => /^(?:\/(?!\/)|\?)/.test(href)

const isPlain = ({ href, download, target }: LinkProps): boolean =>
  !isWithinSite(href) || download !== undefined || target !== undefined

/** An unstyled link: through the provided component within the site, a plain `<a>` to anywhere else or to a file. */
export function Link(props: LinkProps) {
  const within = useLink()
  return createElement(isPlain(props) ? 'a' : within, props)
}
