import { Icon, token } from '@portal/ui'
import { styled } from 'styled-components'
import { fromHeaderMenu } from '#shared/layout/header-breakpoint.ts'
import { lazyDialog } from '#shared/page/lazy-dialog.tsx'
import { FOOTER_MENU_ID } from '../footer/footer-menu-id.ts'
import { useOverlayOpener } from '../useOverlayOpener.ts'

const PhoneMenu = lazyDialog(() => import('./PhoneMenu.tsx').then((part) => part.PhoneMenu))

const Opener = styled.a`
  display: grid;
  place-items: center;
  width: ${token.target.min};
  height: ${token.target.min};
  border-radius: ${token.radius.control};
  color: ${token.role.text};
  font-size: ${token.size[24]};
  ${fromHeaderMenu} {
    display: none;
  }
`

/** Opens the phone menu; without script it is a link to the footer's menu. */
export function PhoneMenuOpener() {
  const { opener, overlay } = useOverlayOpener()
  return (
    <>
      <Opener href={`#${FOOTER_MENU_ID}`} {...opener}>
        <Icon name="menu" label="Menu" />
      </Opener>
      <PhoneMenu {...overlay} />
    </>
  )
}
