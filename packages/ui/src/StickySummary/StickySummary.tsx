import { useId, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { getScrollableProps } from '../scroll/scrollableProps.ts'
import { below, from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { useDismiss } from './useDismiss.ts'

const appear = keyframes`from { opacity: 0; transform: translateY(0.5rem) }`

/* Sticky rather than fixed: at the end of the layout it takes its own space and covers nothing. */
const Panel = styled.section`
  position: sticky;
  bottom: max(${token.space[8]}, env(safe-area-inset-bottom));
  z-index: ${token.layer.sticky};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  box-shadow: ${token.shadow.float};
  overflow-wrap: break-word;
  ${from.desktop} {
    top: var(--sticky-top, ${token.space[24]});
    bottom: auto;
    padding: ${token.space[24]};
    background: ${token.role.raised};
    box-shadow: none;
  }
  ${below.desktop} {
    /* A focused field is scrolled to above the bar. */
    html:has(&) {
      scroll-padding-bottom: 6rem;
    }
  }
  @media print {
    position: static;
    box-shadow: none;
  }
  @media (scripting: none) {
    ${below.desktop} {
      position: static;
      box-shadow: none;
    }
  }
`

const Title = styled.h2`
  font-size: ${token.size[20]};
  > span {
    display: none;
    padding-bottom: ${token.space[16]};
  }
  ${from.desktop} {
    > span {
      display: block;
    }
  }
`

const Bar = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  width: 100%;
  min-height: 3.5rem;
  padding: ${token.space[8]} ${token.space[16]};
  border: 0;
  border-radius: ${token.radius.card};
  background: none;
  font: 600 1rem/1.3 ${token.font.body};
  letter-spacing: 0;
  text-align: start;
  &:focus-visible {
    outline-offset: -3px;
  }
  > :first-child {
    flex: 1 1 7rem;
    min-width: 4rem;
  }
  > svg {
    color: ${token.role.action};
    transition: transform ${token.duration.slow} ${token.ease.out};
  }
  &[aria-expanded='false'] > svg {
    transform: rotate(180deg);
  }
  ${from.desktop} {
    display: none;
  }
`

const Summary = styled.span`
  font: 700 ${token.size[20]} / 1.2 ${token.font.display};
  text-align: end;
  font-variant-numeric: tabular-nums;
`

const Content = styled.div`
  ${below.desktop} {
    display: none;
    max-height: 60vh;
    max-height: 60dvh;
    padding: ${token.space[4]} ${token.space[16]} ${token.space[16]};
    overflow-y: auto;
    overscroll-behavior: contain;
    &[data-open] {
      display: block;
      animation: ${appear} ${token.duration.slow} ${token.ease.out};
    }
    @media print {
      display: block;
      max-height: none;
    }
    @media (scripting: none) {
      display: block;
      max-height: none;
    }
  }
`

type HeadingLevel = 2 | 3 | 4
const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<HeadingLevel, string>

/** Props of `StickySummary`, in addition to those of a `<section>`. */
export type StickySummaryProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  /** Its heading. */
  title: string
  /** Shown in the closed bar on phones: the total. */
  summary: ReactNode
  /** The open panel. */
  children: ReactNode
  /** Read to screen readers whenever it changes. */
  announcement?: string
  /** The heading’s place in the outline. */
  headingLevel?: HeadingLevel
}

/**
 * The summary of a long form, always visible: a sticky panel beside it on wide screens (`--sticky-top`, by default
 * 24 px, is its distance from the top), on phones a bar at the bottom that opens the panel. It closes on Esc, a click
 * or focus outside, so that it never covers a field in use. It is the last child of a `StickySummaryLayout`.
 */
export function StickySummary({ title, summary, children, ...rest }: StickySummaryProps) {
  const { announcement, headingLevel = 2, ...attributes } = rest
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const bar = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useDismiss(panel, open, (byKey) => {
    setOpen(false)
    if (byKey && panel.current?.contains(document.activeElement)) bar.current?.focus()
  })
  return (
    <Panel data-sticky-summary="" ref={panel} aria-label={title} {...attributes}>
      <Title as={headings[headingLevel]}>
        <span>{title}</span>
        <Bar
          ref={bar}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          data-print="hide"
          onClick={() => setOpen(!open)}
        >
          <span>{title}</span>
          <Summary>{summary}</Summary>
          <Icon name="chevron-down" />
        </Bar>
      </Title>
      <Content id={id} data-open={open ? '' : undefined} {...(open && getScrollableProps(title))}>
        {children}
      </Content>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Panel>
  )
}
