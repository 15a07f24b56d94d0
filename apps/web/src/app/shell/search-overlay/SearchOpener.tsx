import { Icon, Link, token, VisuallyHidden } from '@portal/ui'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

const SearchOverlay = lazy(() =>
  import('./SearchOverlay.tsx').then((part) => ({ default: part.SearchOverlay })),
)

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
    color: ${token.role.text};
  }
`

/** Opens the search overlay; without script it is a link to the search page. */
export function SearchOpener() {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Opener href={paths.search()} onClick={press}>
        <Icon name="search" />
        <VisuallyHidden>Search</VisuallyHidden>
      </Opener>
      {wasOpened && (
        <Suspense>
          <SearchOverlay open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
