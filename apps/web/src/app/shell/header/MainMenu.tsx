import { MegaMenu, MegaMenuItem, token } from '@portal/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { fromHeaderMenu } from '#shared/layout/header-breakpoint.ts'
import { MAIN_MENU, type MainMenuName } from './main-menu.ts'

/** As high as the shrunk header, with wide panels right below it: the pointer crosses no gap on its way down. */
const MenuArea = styled.div`
  display: none;
  ${fromHeaderMenu} {
    display: flex;
    height: 100px;
    margin-inline-start: ${token.space[24]};
    [data-mega-trigger] {
      padding-inline: ${token.space[8]};
    }
    li > [data-width='wide'] {
      top: calc(100% - 10px);
    }
  }
`

/** The panels, loaded when a menu first opens. */
const panels: Readonly<Record<MainMenuName, ComponentType>> = {
  Directory: lazy(() => import('./panels.tsx').then((part) => ({ default: part.DirectoryPanel }))),
  Countries: lazy(() => import('./panels.tsx').then((part) => ({ default: part.CountriesPanel }))),
  Industries: lazy(() => import('./panels.tsx').then((part) => ({ default: part.IndustriesPanel }))),
  News: lazy(() => import('./panels.tsx').then((part) => ({ default: part.NewsPanel }))),
}

/** The header's four menus; plain links without script. Every navigation closes them, Back too. */
export function MainMenu() {
  const { pathname } = useLocation()
  return (
    <MenuArea>
      <MegaMenu key={pathname} label="Main">
        {MAIN_MENU.map(({ name, href, width }) => {
          const Panel = panels[name]
          return (
            <MegaMenuItem key={name} label={name} href={href} width={width}>
              <Suspense>
                <Panel />
              </Suspense>
            </MegaMenuItem>
          )
        })}
      </MegaMenu>
    </MenuArea>
  )
}
