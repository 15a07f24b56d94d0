import { Icon } from '@portal/ui'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { useMedia } from '#shared/page/useMedia.ts'
import { QUICK_GROUPS, type QuickGroup } from './quick-groups.ts'
import { fromRail, GroupLink, Label, LinkPanel, MenuRoot, Toggle, ToggleIcon } from './quick-menu-styles.ts'
import { initialQuickMenu, quickMenuReducer } from './quick-menu-state.ts'
import { useIsScrollingDown } from './useIsScrollingDown.ts'

const QuickLinks = lazy(() => import('./QuickLinks.tsx').then((part) => ({ default: part.QuickLinks })))

/** Closes the open group when something outside of the menu is pressed. */
function usePressOutside(isOpen: boolean, close: () => void) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, close])
  return root
}

function useQuickMenu() {
  const [{ expanded, openGroup }, send] = useReducer(quickMenuReducer, initialQuickMenu)
  const isWide = useMedia(fromRail)
  const close = useCallback(() => send({ type: 'closed' }), [])
  const root = usePressOutside(openGroup !== null, close)
  return { expanded, isExpanded: expanded === 'auto' ? isWide : expanded, openGroup, send, close, root }
}

/** A floating menu of four groups of links. Without script each group is a link to its first page. */
export function QuickMenu() {
  const { expanded, isExpanded, openGroup, send, close, root } = useQuickMenu()
  const isScrollingDown = useIsScrollingDown()
  const isHydrated = useHydrated()
  const linksId = useId()
  const [, section = ''] = useLocation().pathname.split('/')
  const choose = (event: MouseEvent, group: QuickGroup) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    send({ type: 'chosen', group })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || openGroup === null) return
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    close()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close()
  }
  const getDisclosureProps = (group: QuickGroup) =>
    isHydrated
      ? ({
          role: 'button',
          'aria-expanded': group === openGroup,
          'aria-controls': linksId,
          onClick: (event: MouseEvent) => choose(event, group),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== ' ') return
            event.preventDefault()
            send({ type: 'chosen', group })
          },
        } as const)
      : {}
  return (
    <MenuRoot
      ref={root}
      aria-label="Quick menu"
      data-surface="paper"
      data-print="hide"
      data-expanded={expanded}
      data-away={isScrollingDown && openGroup === null ? '' : undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && !isExpanded && send({ type: 'hovered' })
      }
    >
      <Toggle
        type="button"
        data-waits={isHydrated ? undefined : ''}
        aria-label={isExpanded ? 'Close the quick menu' : 'Open the quick menu'}
        onClick={() => send({ type: 'toggled', isExpanded })}
      >
        <ToggleIcon>
          <Icon name="chevron-down" />
        </ToggleIcon>
      </Toggle>
      {QUICK_GROUPS.map(({ name, icon, href, sections }) => (
        <GroupLink
          key={name}
          href={href}
          aria-label={name}
          aria-current={sections.includes(section) ? 'true' : undefined}
          {...getDisclosureProps(name)}
        >
          <Icon name={icon} />
          <Label>{name}</Label>
        </GroupLink>
      ))}
      {isHydrated && (
        <LinkPanel id={linksId} hidden={openGroup === null}>
          {openGroup !== null && (
            <Suspense>
              <QuickLinks group={openGroup} onFollow={close} />
            </Suspense>
          )}
        </LinkPanel>
      )}
    </MenuRoot>
  )
}
