import { below, Icon, Link, token } from '@portal/ui'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/paths.ts'

const SearchOverlay = lazy(() =>
  import('./SearchOverlay.tsx').then((part) => ({ default: part.SearchOverlay })),
)

const Opener = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  min-width: ${token.target.min};
  min-height: ${token.target.min};
  padding-inline: ${token.space[16]};
  border: 1px solid ${token.role.control};
  border-radius: ${token.radius.control};
  color: ${token.role.text};
  font-weight: 650;
  text-decoration: none;
  &:hover {
    border-color: ${token.role.text};
    color: ${token.role.text};
  }
  ${below.wide} {
    padding-inline: 0;
    border-color: transparent;
    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** Opens the search over the page; without script it leads to the search page. */
export function SearchOpener() {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setUsed(true)
    setOpen(true)
  }
  return (
    <>
      <Opener href={paths.search()} onClick={press}>
        <Icon name="search" />
        <span>Search</span>
      </Opener>
      {used && (
        <Suspense>
          <SearchOverlay open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
