import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { token } from '../tokens/token.ts'

const half = `calc(${token.duration.slow} / 2)`

const Root = styled.div`
  position: relative;
  display: grid;
  height: 100%;
  perspective: 60rem;
`

/* Hidden faces leave the tab order and the readers' tree by visibility alone: no script is needed for that. */
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

/* A side goes out of reach once it stands on edge, and comes within reach at once. */
const hidden = css`
  visibility: hidden;
  transition:
    transform ${token.duration.slow} ${token.ease.out},
    visibility 0s ${half};
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

const Turn = styled.button`
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

/** Props of `FlipCard`: `label` names what the card is about, for the button that turns it. */
export type FlipCardProps = { label: string; front: ReactNode; back: ReactNode }

/**
 * A card with more on its back: turns on a tap anywhere, by its button (Enter, Space), and under a mouse's
 * pointer; Esc, leaving it and moving focus out turn it back. The hidden side can't be focused or read. The
 * higher side gives the height. With reduced motion the sides change places at once, without script they
 * stand one below the other.
 */
export function FlipCard({ label, front, back }: FlipCardProps) {
  const id = useId()
  const [turned, setTurned] = useState(false)
  const touched = useRef(false)
  const button = useRef<HTMLButtonElement>(null)

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setTurned(true)
  }
  const onPointerLeave = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && !event.currentTarget.contains(document.activeElement))
      setTurned(false)
  }
  const onPointerDown = (event: PointerEvent) => {
    touched.current = event.pointerType !== 'mouse'
  }
  const onTap = (event: MouseEvent) => {
    if (touched.current && !isControl(event.target)) setTurned(!turned)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !turned) return
    button.current?.focus()
    setTurned(false)
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget
    if (next instanceof Node && !event.currentTarget.contains(next)) setTurned(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button in it does the same
    <Root
      data-turned={turned}
      onClick={onTap}
      {...{ onPointerEnter, onPointerLeave, onPointerDown, onKeyDown, onBlur }}
    >
      <Turn
        ref={button}
        type="button"
        aria-label={`Turn card: ${label}`}
        aria-expanded={turned}
        aria-controls={id}
        onClick={() => setTurned(!turned)}
      >
        <Icon name="rotate" />
      </Turn>
      <Front>{front}</Front>
      <Back id={id}>{back}</Back>
    </Root>
  )
}
