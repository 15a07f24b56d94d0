import { Link, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

/* In a row it takes the width of its text before its neighbours grow; with larger text it wraps before the row does. */
const Home = styled(Link)`
  display: flex;
  flex: 99 1 0;
  min-width: min-content;
  max-width: max-content;
  align-items: center;
  gap: ${token.space[12]};
  min-height: ${token.target.min};
  color: ${token.role.text};
  text-decoration: none;
`

const Mark = styled.svg`
  flex: none;
  width: 2rem;
  height: 2rem;
`

/** Leaves room for search and menu: below the first width the name is smaller, below the second it stands alone. */
const small = '@media (max-width: 25em)'
const tiny = '@media (max-width: 23.5em)'

const Name = styled.span`
  display: block;
  font: 700 1.125rem/1.2 ${token.font.display};
  letter-spacing: -0.01em;
  ${small} {
    font-size: 1rem;
  }
`

const Tagline = styled.span`
  display: block;
  color: ${token.role.textSoft};
  font-size: 0.6875rem;
  letter-spacing: 0.05em;
  line-height: 1.5;
  ${tiny} {
    display: none;
  }
`

/** The portal's logo and name, a link to the home page. */
export const Logo = () => (
  <Home href={paths.home()}>
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <path fill={token.color.lagoon} d="M16 1 31 16 16 31 1 16Z" />
      <path fill={token.color.reef} d="M16 1 24 9q-8 6-16 0Z" />
      <path fill={token.color.sun} d="M1 16c5-6 12-2.5 16 .5s9 4 14-.5L16 31Z" />
    </Mark>
    <span>
      <Name>Pacific Business Portal</Name>
      <Tagline>Find. Connect. Trade. Invest.</Tagline>
    </span>
  </Home>
)
