import { Container, LinkButton, lowWindow, token } from '@portal/ui'
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
 * 120 px high, and 100 px once the page is scrolled; higher where larger text needs more lines. The margin makes up for
 * the height and the content moves by transform, so that nothing on the page shifts. `--header-height` is what it covers
 * of the window: nothing where it does not stick.
 */
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  container-type: inline-size;
  background: ${token.role.surface};
  html:has(&) {
    --header-height: 4rem;
  }
  @media (min-width: 80em) {
    transition: ${token.duration.slow} ${token.ease.out};
    &[data-shrunk] {
      margin-bottom: 20px;
    }
    html:has(&) {
      --header-height: 100px;
    }
  }
  ${lowWindow} {
    position: static;
    html:has(&) {
      --header-height: 0px;
    }
  }
`

const Row = styled(Container).attrs({ width: 'wide' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 4rem;
  ${fromHeaderMenu} {
    min-height: 120px;
    font-size: ${token.size[14]};
    transition: ${token.duration.slow} ${token.ease.out};
    [data-shrunk] > & {
      margin-bottom: -20px;
      transform: translateY(-10px);
    }
  }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${token.space[8]};
  margin-left: auto;
  ${fromHeaderMenu} {
    flex: 1 1 0;
    gap: ${token.space[4]};
    min-width: min-content;
  }
  /* On a phone this link is in the menu. */
  > [data-variant] {
    display: none;
    @container (min-width: 48rem) {
      display: inline-flex;
      padding-inline: ${token.space[12]};
      font-size: inherit;
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
