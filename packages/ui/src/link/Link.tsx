import { createElement } from 'react'
import { useLink, type LinkProps } from './LinkProvider.tsx'

/** Whether it is a path or query of this site: `/directory`, `?page=2`; not `//host`, `https:`, `tel:` or `#part`. */
const isInternal = (href: string): boolean => /^(?:\/(?!\/)|\?)/.test(href)

const isPlainLink = ({ href, download, target }: LinkProps): boolean =>
  !isInternal(href) || download !== undefined || target !== undefined

/** An unstyled link: internal ones use the `LinkProvider`'s component; external links and downloads are plain `<a>`. */
export function Link(props: LinkProps) {
  const InternalLink = useLink()
  return createElement(isPlainLink(props) ? 'a' : InternalLink, props)
}
