import { MegaMenu, MegaMenuItem, token } from '@portal/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { fromHeaderMenu } from '#shared/layout/header-breakpoint.ts'
import { MAIN_MENU, type MainMenuName } from './main-menu.ts'

/** As high as the shrunk header, and wide panels hang from its foot: a slow pointer finds no gap on its way down. */
const Place = styled.div`
  display: none;
  ${fromHeaderMenu} {
    display: flex;
    height: 100px;
    [data-mega-trigger] {
      padding-inline: ${token.space[8]};
    }
    li > [data-width='wide'] {
      top: calc(100% - 10px);
    }
  }
`

/** Each panel's links, fetched when its menu first opens. */
const panels: Readonly<Record<MainMenuName, ComponentType>> = {
  Directory: lazy(() => import('./panels.tsx').then((part) => ({ default: part.DirectoryPanel }))),
  Countries: lazy(() => import('./panels.tsx').then((part) => ({ default: part.CountriesPanel }))),
  Industries: lazy(() => import('./panels.tsx').then((part) => ({ default: part.IndustriesPanel }))),
  News: lazy(() => import('./panels.tsx').then((part) => ({ default: part.NewsPanel }))),
}

/** The four menus of the header; plain links where script is off. On another page they are closed, also after Back. */
export function MainMenu() {
  const { pathname } = useLocation()
  return (
    <Place>
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
    </Place>
  )
}
