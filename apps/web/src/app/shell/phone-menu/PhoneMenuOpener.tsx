import { Icon, token } from '@portal/ui'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { fromHeaderMenu } from '#shared/layout/header-breakpoint.ts'
import { FOOTER_MENU_ID } from '../footer/footer-menu-id.ts'

const PhoneMenu = lazy(() => import('./PhoneMenu.tsx').then((part) => ({ default: part.PhoneMenu })))

const Opener = styled.a`
  display: grid;
  place-items: center;
  width: ${token.target.min};
  height: ${token.target.min};
  border-radius: ${token.radius.control};
  color: ${token.role.text};
  font-size: ${token.size[24]};
  &:hover {
    color: ${token.role.text};
  }
  ${fromHeaderMenu} {
    display: none;
  }
`

/** Opens the menu over a phone's screen; without script it leads to the links at the end of the page. */
export function PhoneMenuOpener() {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const press = (event: MouseEvent) => {
    event.preventDefault()
    setUsed(true)
    setOpen(true)
  }
  return (
    <>
      <Opener href={`#${FOOTER_MENU_ID}`} onClick={press}>
        <Icon name="menu" label="Menu" />
      </Opener>
      {used && (
        <Suspense>
          <PhoneMenu open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
