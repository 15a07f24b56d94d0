import { Icon, Link, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { lazyDialog } from '#shared/page/lazy-dialog.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useOverlayOpener } from '../useOverlayOpener.ts'

const SearchOverlay = lazyDialog(() => import('./SearchOverlay.tsx').then((part) => part.SearchOverlay))

const Opener = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${token.target.min};
  min-height: ${token.target.min};
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  color: ${token.role.text};
  &:hover {
    border-color: ${token.role.text};
  }
`

/** Opens the search overlay; without script it is a link to the search page. */
export function SearchOpener() {
  const { opener, overlay } = useOverlayOpener()
  return (
    <>
      <Opener href={paths.search()} {...opener}>
        <Icon name="search" />
        <VisuallyHidden>Search</VisuallyHidden>
      </Opener>
      <SearchOverlay {...overlay} />
    </>
  )
}
