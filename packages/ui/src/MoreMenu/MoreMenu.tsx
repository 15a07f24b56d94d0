import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonBase, type ButtonSize, type ButtonVariant } from '../Button/ButtonBase.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { floatingPanel } from '../overlay/floatingPanel.ts'
import { token } from '../tokens/token.ts'

const Root = styled.details`
  position: relative;
  > summary {
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[data-icon-only] > summary {
    min-width: ${token.target.min};
    padding-inline: 0;
  }
`

const Panel = styled.div`
  ${floatingPanel}
  position: absolute;
  z-index: ${token.layer.menu};
  top: calc(100% + ${token.space[8]});
  inset-inline-start: 0;
  display: grid;
  width: max-content;
  min-width: 10rem;
  max-width: min(20rem, calc(100vw - 2rem));
  padding: ${token.space[8]};
  /* Clear of a bar at the bottom of a phone. */
  scroll-margin-bottom: 6rem;
  &[data-align='end'] {
    inset-inline: auto 0;
  }
  > * {
    justify-content: start;
  }
`

type Side = 'start' | 'end'

/** Props of `MoreMenu`. */
export type MoreMenuProps = {
  /** Names its button; unseen with `iconOnly`. */
  label: ReactNode
  /** `Button`s and `LinkButton`s of rare actions, in the variant `quiet`. */
  children: ReactNode
  /** Whether its button shows the icon only. */
  iconOnly?: boolean
  /** The emphasis of its button. */
  variant?: ButtonVariant
  /** The height of its button. */
  size?: ButtonSize
  /** The side of its button that the actions are aligned to; the other one if they would leave the window. */
  align?: Side
}

const close = (details: HTMLDetailsElement | null) => {
  if (details) details.open = false
}

/** Closes it and returns the focus to its button. */
function leave(details: HTMLDetailsElement | null): void {
  close(details)
  details?.querySelector('summary')?.focus()
}

/**
 * Rare actions behind a button, built on native `<details>`: they are in the server’s HTML and work without script.
 * Esc, a press outside and leaving it with Tab close it, as does choosing an action, which then finds the focus on the
 * button.
 */
export function MoreMenu({
  label,
  children,
  iconOnly = false,
  variant = 'secondary',
  size = 'medium',
  align = 'end',
}: MoreMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<Side>(align)
  const onToggle = () => {
    if (details.current?.open !== true || !panel.current) return
    const { left, right } = panel.current.getBoundingClientRect()
    if (left < 0) setSide('start')
    else if (right > document.documentElement.clientWidth) setSide('end')
    panel.current.scrollIntoView({ block: 'nearest' })
  }
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close(details.current)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && details.current?.open === true) leave(details.current)
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close(details.current)
  }
  return (
    <Root
      ref={details}
      data-icon-only={iconOnly ? '' : undefined}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <ButtonBase as="summary" data-variant={variant} data-size={size}>
        <Icon name="more" />
        {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </ButtonBase>
      <Panel ref={panel} data-surface="paper" data-align={side} onClick={() => leave(details.current)}>
        {children}
      </Panel>
    </Root>
  )
}
