import {
  useLayoutEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { token } from '../tokens/token.ts'

const halfDuration = `calc(${token.duration.slow} / 2)`

const Root = styled.div`
  position: relative;
  display: grid;
  height: 100%;
  perspective: 60rem;
`

/* `visibility` takes the hidden side out of the tab order and the accessibility tree, without script. */
const face = css`
  grid-area: 1 / 1;
  min-width: 0;
  padding: ${token.space[16]} ${token.space[16]} 2.25rem;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  backface-visibility: hidden;
  overflow-wrap: anywhere;
  transition: transform ${token.duration.slow} ${token.ease.out};
`

/* A side becomes hidden halfway through the flip, and visible at once. */
const hidden = css`
  visibility: hidden;
  transition:
    transform ${token.duration.slow} ${token.ease.out},
    visibility 0s ${halfDuration};
`

const Front = styled.div`
  ${face}
  [data-turned='true'] > & {
    ${hidden}
    transform: rotateY(-180deg);
  }
`

const Back = styled.div`
  ${face}
  [data-turned='false'] > & {
    ${hidden}
    transform: rotateY(180deg);
  }
  @media (scripting: none) {
    && {
      grid-area: auto;
      visibility: visible;
      transform: none;
    }
  }
`

const FlipButton = styled.button`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${token.target.min};
  height: ${token.target.min};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.pill};
  background: transparent;
  color: ${token.role.textSoft};
  &:hover {
    color: ${token.role.action};
  }
  @media (scripting: none) {
    display: none;
  }
`

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a[href], button, input, select, textarea') !== null

/** Props of `FlipCard`. */
export type FlipCardProps = {
  /** The card’s subject, for the name of its button. */
  label: string
  /** The side that is shown first. */
  front: ReactNode
  /** The side behind it. */
  back: ReactNode
}

/** What flipped a card: `hover` ends when the pointer leaves, `press` keeps it flipped. */
type Flipped = 'hover' | 'press' | null

/** Calls `onEscape` for the Esc key, wherever focus is, while `active`. */
function useEscape(active: boolean, onEscape: () => void) {
  useLayoutEffect(() => {
    if (!active) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

/**
 * A card with content on its back. It flips while a mouse is over it, on a tap anywhere, and by its button, which keeps
 * it flipped; the button, a tap, Esc wherever focus is, and moving focus out flip it back. The hidden side can't be
 * focused or read. The taller side sets the height. With reduced motion it flips without animation; without script both
 * sides are shown, one below the other.
 */
export function FlipCard({ label, front, back }: FlipCardProps) {
  const id = useId()
  const [flipped, setFlipped] = useState<Flipped>(null)
  const isTouch = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isFlipped = flipped !== null

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !isFlipped) setFlipped('hover')
  }
  const onPointerLeave = (event: PointerEvent<HTMLElement>) => {
    if (flipped === 'hover' && !event.currentTarget.contains(document.activeElement)) setFlipped(null)
  }
  const onPointerDown = (event: PointerEvent) => {
    isTouch.current = event.pointerType !== 'mouse'
  }
  const onTap = (event: MouseEvent) => {
    if (isTouch.current && !isControl(event.target)) setFlipped(isFlipped ? null : 'press')
  }
  useEscape(isFlipped, () => {
    if (root.current?.contains(document.activeElement)) button.current?.focus()
    setFlipped(null)
  })
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget
    if (next instanceof Node && !event.currentTarget.contains(next)) setFlipped(null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button in it does the same
    <Root
      ref={root}
      data-turned={isFlipped}
      onClick={onTap}
      {...{ onPointerEnter, onPointerLeave, onPointerDown, onBlur }}
    >
      <Front>{front}</Front>
      <FlipButton
        ref={button}
        type="button"
        aria-label={`Turn card: ${label}`}
        aria-expanded={isFlipped}
        aria-controls={id}
        onClick={() => setFlipped(flipped === 'press' ? null : 'press')}
      >
        <Icon name="rotate" />
      </FlipButton>
      <Back id={id}>{back}</Back>
    </Root>
  )
}
