import { below, from, Icon, Link, token } from '@portal/ui'
import {
  lazy,
  Suspense,
  useId,
  useReducer,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/paths.ts'
import { useHydrated } from '#shared/useHydrated.ts'
import { initialQuickMenu, quickMenuReducer } from './quick-menu-state.ts'
import { useScrollsOn } from './useScrollsOn.ts'

const QuickLinks = lazy(() => import('./QuickLinks.tsx').then((part) => ({ default: part.QuickLinks })))

const EVENTS = 'Events'
const WIDE = '(min-width: 48em)'

/**
 * A rail in the page's gutter, where it lies over nothing. A phone has no such gutter: there it is one small tab,
 * which makes way while the reader scrolls on.
 */
const Place = styled.nav`
  position: fixed;
  right: 0;
  bottom: ${token.space[64]};
  z-index: ${token.layer.sticky};
  display: flex;
  flex-direction: column;
  align-items: stretch;
  border: 1px solid ${token.role.line};
  border-right: 0;
  border-radius: ${token.radius.control} 0 0 ${token.radius.control};
  background: ${token.role.surface};
  ${below.tablet} {
    bottom: ${token.space[16]};
    /* Clear of a bar that sticks to the window's foot. */
    body:has([data-sticky-summary]) & {
      bottom: 5.5rem;
    }
    transition:
      transform ${token.duration.slow} ${token.ease.out},
      visibility ${token.duration.slow};
    &[data-away]:not(:focus-within) {
      transform: translateX(100%);
      visibility: hidden;
    }
  }
`

const Label = styled.span`
  writing-mode: vertical-rl;
  ${below.tablet} {
    [data-spread='auto'] & {
      display: none;
    }
  }
  [data-spread='false'] & {
    display: none;
  }
`

const Turn = styled.span`
  display: inline-flex;
  ${below.tablet} {
    [data-spread='auto'] & {
      transform: rotate(180deg);
    }
  }
  [data-spread='false'] & {
    transform: rotate(180deg);
  }
`

const Toggle = styled.button`
  display: grid;
  place-items: center;
  min-width: ${token.target.min};
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  &[data-waits] {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
  @media (pointer: coarse) {
    min-height: ${token.target.min};
  }
  ${below.tablet} {
    [data-spread='auto'] > &,
    [data-spread='false'] > & {
      display: none;
    }
  }
`

const Group = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  min-width: ${token.target.min};
  min-height: ${token.target.min};
  padding-block: ${token.space[12]};
  color: ${token.role.text};
  font-size: ${token.size[14]};
  font-weight: 650;
  text-decoration: none;
  &:hover {
    color: ${token.role.action};
  }
`

const Links = styled.div`
  position: absolute;
  right: 100%;
  bottom: 0;
  width: max-content;
  max-width: calc(100vw - 4rem);
  padding: ${token.space[8]};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  box-shadow: ${token.shadow.float};
  ${from.tablet} {
    margin-right: ${token.space[8]};
  }
`

const subscribeWidth = (listener: () => void) => {
  const media = window.matchMedia?.(WIDE)
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether there is room for the menu spread out; on the server there may be. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribeWidth,
    () => window.matchMedia?.(WIDE).matches ?? true,
    () => true,
  )

/** The floating menu at the right edge. Without script its group is a link to the page of all events. */
export function QuickMenu() {
  const [{ spread, openGroup }, send] = useReducer(quickMenuReducer, initialQuickMenu)
  const isWide = useIsWide()
  const scrollsOn = useScrollsOn()
  const hydrated = useHydrated()
  const linksId = useId()
  const isSpread = spread === 'auto' ? isWide : spread
  const isOpen = openGroup === EVENTS
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    send({ type: 'chosen', group: EVENTS })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') send({ type: 'closed' })
  }
  const disclosure = hydrated
    ? ({ role: 'button', 'aria-expanded': isOpen, 'aria-controls': linksId, onClick: choose } as const)
    : {}
  return (
    <Place
      aria-label="Quick menu"
      data-surface="paper"
      data-print="hide"
      data-spread={spread}
      data-away={scrollsOn && !isOpen ? '' : undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && !isSpread && send({ type: 'hovered' })}
    >
      <Toggle
        type="button"
        data-waits={hydrated ? undefined : ''}
        aria-label={isSpread ? 'Fold the quick menu' : 'Spread the quick menu'}
        onClick={() => send({ type: 'toggled', isSpread })}
      >
        <Turn>
          <Icon name="chevron-down" />
        </Turn>
      </Toggle>
      <Group href={paths.events()} aria-label={EVENTS} {...disclosure}>
        <Icon name="calendar" />
        <Label>{EVENTS}</Label>
      </Group>
      <Links id={linksId} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <QuickLinks group={EVENTS} onFollow={() => send({ type: 'closed' })} />
          </Suspense>
        )}
      </Links>
    </Place>
  )
}
