import { Icon, TextLink } from '@portal/ui'
import type { ReactNode } from 'react'

const SCHEMES = ['https:', 'http:']

function isOnTheWeb(address: string): boolean {
  try {
    return SCHEMES.includes(new URL(address).protocol)
  } catch {
    return false
  }
}

interface ExternalLinkProps {
  href: string
  children: ReactNode
  /** `no` where the text is a name or an address. */
  translate?: 'no'
}

/** A link entered by a user; anything but a web address is shown as text. */
export const ExternalLink = ({ href, children, translate }: ExternalLinkProps) =>
  isOnTheWeb(href) ? (
    <TextLink href={href} rel="nofollow ugc noopener" translate={translate}>
      {children}
      <Icon name="external" />
    </TextLink>
  ) : (
    <span translate={translate}>{children}</span>
  )
