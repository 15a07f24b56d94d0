import { Children, createElement } from 'react'
import { useLink, type LinkProps } from './LinkProvider.tsx'

/** Whether it is a path or query of this site: `/directory`, `?page=2`; not `//host`, `https:`, `tel:` or `#part`. */
const isInternal = (href: string): boolean => /^(?:\/(?!\/)|\?)/.test(href)

const isPlainLink = ({ href, download, target }: LinkProps): boolean =>
  !isInternal(href) || download !== undefined || target !== undefined

/** An email address, a phone number or a web address. */
const ADDRESS = /^(?:\S+@\S+\.\w+|\+\d[\d ]{5,}|(?:https?:\/\/|www\.)\S+)$/

/** Whether a link shows an address, which browsers must not translate. */
const isAddress = (props: LinkProps): boolean =>
  Children.toArray(props.children).some((child) => typeof child === 'string' && ADDRESS.test(child.trim()))

/** An unstyled link: internal ones use the `LinkProvider`'s component; external links and downloads are plain `<a>`. */
export function Link(props: LinkProps) {
  const InternalLink = useLink()
  const translate = props.translate ?? (isAddress(props) ? 'no' : undefined)
  return createElement(isPlainLink(props) ? 'a' : InternalLink, { ...props, translate })
}
