import { Container, from, LinkButton, token } from '@portal/ui'
import { styled } from 'styled-components'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Logo } from '../Logo.tsx'
import { PhoneMenuOpener } from '../phone-menu/PhoneMenuOpener.tsx'
import { SearchOpener } from '../search-overlay/SearchOpener.tsx'
import { AccountArea } from './AccountArea.tsx'
import { fromHeaderMenu } from '#shared/layout/header-breakpoint.ts'
import { useScrolledPast } from './useScrolledPast.ts'

/**
 * 120 px high, and 100 px once the page is scrolled. The margin makes up for the height and the content moves by
 * transform, so that nothing on the page shifts.
 */
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  height: 4rem;
  background: ${token.role.surface};
  ${fromHeaderMenu} {
    height: 120px;
    transition:
      height ${token.duration.slow} ${token.ease.out},
      margin-bottom ${token.duration.slow} ${token.ease.out};
    &[data-shrunk] {
      height: 100px;
      margin-bottom: 20px;
    }
  }
`

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  height: 4rem;
  ${fromHeaderMenu} {
    height: 120px;
    font-size: ${token.size[14]};
    transition: transform ${token.duration.slow} ${token.ease.out};
    [data-shrunk] > & {
      transform: translateY(-10px);
    }
  }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  margin-left: auto;
  /* On a phone this link is in the menu. */
  > [data-variant] {
    display: none;
    ${from.tablet} {
      display: inline-flex;
      padding-inline: ${token.space[16]};
      font-size: inherit;
      white-space: nowrap;
    }
  }
`

const MainMenu = lazyIsland(() => import('../islands.ts').then((part) => ({ default: part.MainMenu })))
const mainMenu = <MainMenu />

const SHRINK_AFTER_PX = 100

/** The site's header: logo, main menu, search, account. */
export function Header() {
  const isShrunk = useScrolledPast(SHRINK_AFTER_PX)
  return (
    <Bar data-surface="deep" data-shrunk={isShrunk ? '' : undefined} data-print="hide">
      <Row>
        <Logo />
        {mainMenu}
        <Actions>
          <SearchOpener />
          <LinkButton href={paths.listBusiness()} variant="accent">
            + List Your Business
          </LinkButton>
          <AccountArea />
          <PhoneMenuOpener />
        </Actions>
      </Row>
    </Bar>
  )
}
