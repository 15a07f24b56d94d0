import { token } from '@portal/ui'
import { styled } from 'styled-components'
import { useSocialAddresses } from '#shared/page/page-context.ts'
import { toSocialLinks } from './social-links.ts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  & a {
    display: grid;
    place-items: center;
    width: ${token.target.min};
    height: ${token.target.min};
    border-radius: ${token.radius.pill};
    color: ${token.role.textSoft};
  }
  & a:hover {
    color: ${token.role.text};
  }
  & svg {
    width: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`

/** Links to the portal's social networks, if the operator has configured any. */
export function SocialLinks() {
  const links = toSocialLinks(useSocialAddresses())
  if (links.length === 0) return null
  return (
    <List role="list" aria-label="Follow us">
      {links.map(({ href, name, path }) => (
        <li key={href}>
          <a href={href} rel="me noopener" aria-label={name}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </List>
  )
}
