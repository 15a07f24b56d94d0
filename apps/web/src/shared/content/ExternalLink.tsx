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

/** A link entered by a user; anything but a web address is shown as text. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) =>
  isOnTheWeb(href) ? (
    <TextLink href={href} rel="nofollow ugc noopener">
      {children}
      <Icon name="external" />
    </TextLink>
  ) : (
    <span>{children}</span>
  )
