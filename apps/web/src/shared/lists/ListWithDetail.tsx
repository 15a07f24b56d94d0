import { breakpoint, from, Stack, TextLink, token } from '@portal/ui'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'

/** On a phone either the list or the detail; side by side where there is room. */
export const Panes = styled.div`
  display: grid;
  gap: ${token.space[24]};
  align-items: start;
  &[data-chosen] > :first-child,
  &:not([data-chosen]) > :last-child {
    display: none;
  }
  /* A detail grows when it has loaded: the browser would follow what was below it, and show its end. */
  html:has(&[data-chosen]) {
    overflow-anchor: none;
  }
  ${from.desktop} {
    grid-template-columns: 22.5rem minmax(0, 1fr);
    &[data-chosen] > :first-child,
    &:not([data-chosen]) > :last-child {
      display: flex;
    }
  }
`

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  &:focus {
    outline: none;
  }
  ${from.desktop} {
    > :has([aria-current='true']) {
      border-color: ${token.role.action};
      box-shadow: inset 0.3rem 0 0 ${token.role.action};
    }
  }
`

const Empty = styled.div`
  &:focus {
    outline: none;
  }
`

/** Scrolls with the page: there is no second scroller in it. */
const Chosen = styled(Stack)`
  ${from.desktop} {
    scroll-margin-top: 7.5rem;
  }
`

const BackToList = styled.p`
  ${from.desktop} {
    display: none;
  }
`

const isWide = (): boolean => window.innerWidth >= breakpoint.desktop

/** Whether an element's top is in the window, below sticky elements. */
function isTopInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight / 2
}

/**
 * Moves the focus when another item is shown: to its heading; to the refusal if the previous item left because of one;
 * to the list if only the list, or its empty state, is visible.
 */
function useFocusOnChange(
  id: number | string | undefined,
  isChosen: boolean,
  pane: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  refusal: RefObject<HTMLElement | null> | undefined,
) {
  const shown = useRef({ id, isChosen })
  useEffect(() => {
    const before = shown.current
    if (before.id === id && before.isChosen === isChosen) return
    shown.current = { id, isChosen }
    if (refusal) {
      refusal.current?.focus()
      return
    }
    const heading = pane.current?.querySelector<HTMLElement>(':is(h2, h3)[tabindex="-1"]')
    if (heading && (isWide() || isChosen)) {
      if (!isWide() || !isTopInView(heading)) pane.current?.scrollIntoView({ block: 'start' })
      heading.focus({ preventScroll: true })
    } else list.current?.focus()
  }, [id, isChosen, pane, list, refusal])
}

interface ListWithDetailProps {
  /** Accessible name of the list. */
  label: string
  /** One card per item; the current one has `aria-current`. */
  entries: ReactNode
  /** Shown below the list, such as pagination. */
  below?: ReactNode
  /** The shown item; undefined for an empty list. Its heading takes the focus on a change. */
  shownId: number | string | undefined
  /** Shown instead of both when there is nothing. */
  empty: ReactNode
  /** Whether the address names an item; otherwise a phone shows the list. */
  isChosen: boolean
  /** The list's own address, for phones. */
  back: { href: string; label: string }
  /** The element of a refusal that has to take the focus. */
  refusal?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/** A list with the details of one item. */
export function ListWithDetail(props: ListWithDetailProps) {
  const pane = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLElement | null>(null)
  const setList = (element: HTMLElement | null) => {
    list.current = element
  }
  useFocusOnChange(props.shownId, props.isChosen, pane, list, props.refusal)
  if (props.shownId === undefined) {
    return (
      <Empty ref={setList} tabIndex={-1}>
        {props.empty}
      </Empty>
    )
  }
  return (
    <Panes data-chosen={props.isChosen ? '' : undefined}>
      <Stack gap={16}>
        <List ref={setList} role="list" aria-label={props.label} tabIndex={-1}>
          {props.entries}
        </List>
        {props.below}
      </Stack>
      <Chosen ref={pane}>
        <BackToList>
          <TextLink href={props.back.href}>{props.back.label}</TextLink>
        </BackToList>
        {props.children}
      </Chosen>
    </Panes>
  )
}
