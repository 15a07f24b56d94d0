import type { SocialMedia } from '@portal/domain/contract'
import { TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import { toSocialLinks, UGC_REL, type SocialLink } from './contact-links.ts'

/** The list of a business's networks. */
export const Networks = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[16]};
  padding-top: ${token.space[8]};
  border-top: 1px solid ${token.role.line};
  a {
    min-height: ${token.target.min};
  }
  svg {
    width: 1.25em;
    height: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media print {
    display: block;
    a {
      display: inline;
      overflow-wrap: anywhere;
    }
  }
`

/** Drawn like the kit's icons, on a grid of 24 by 24. */
const ICONS = {
  facebook: 'M16 3.5h-1.5a3.5 3.5 0 0 0-3.5 3.5v14M7.5 12h7.5',
  instagram: 'M5 4h14v16H5zM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM16 7v.5',
  twitter: 'M5 4l14 16M19 4L5 20',
} as const satisfies Record<SocialLink['key'], string>

/** The mark of a network. */
export const SocialIcon = ({ network }: { network: SocialLink['key'] }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={ICONS[network]} />
  </svg>
)

/** Links to a business's pages on social networks; nothing without any. */
export function SocialLinks({ social }: { social: SocialMedia }) {
  const links = toSocialLinks(social)
  if (links.length === 0) return null
  return (
    <Networks aria-label="Social media">
      {links.map(({ key, name, href }) => (
        <li key={key}>
          <TextLink href={href} rel={UGC_REL}>
            <SocialIcon network={key} />
            {name}
          </TextLink>
        </li>
      ))}
    </Networks>
  )
}
