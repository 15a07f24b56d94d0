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

/** Opens the phone menu; without script it is a link to the footer's menu. */
export function PhoneMenuOpener() {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const press = (event: MouseEvent) => {
    event.preventDefault()
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Opener href={`#${FOOTER_MENU_ID}`} onClick={press}>
        <Icon name="menu" label="Menu" />
      </Opener>
      {wasOpened && (
        <Suspense>
          <PhoneMenu open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
