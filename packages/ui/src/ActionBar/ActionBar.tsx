import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { below } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

/* Sticky rather than fixed: at the end of its parent it takes its own space and covers nothing. */
const Bar = styled.nav`
  display: none;
  ${below.tablet} {
    position: sticky;
    bottom: 0;
    /* At the page's end it scrolls away below a sticky header. */
    z-index: calc(${token.layer.sticky} - 1);
    display: grid;
    overflow-wrap: break-word;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${token.role.line};
    background: ${token.role.surface};
    /* The keyboard of a field in use takes the space. */
    body:has(:is(input:not([type='checkbox'], [type='radio']), select, textarea):focus) &,
    body:has([role='dialog'][data-state='open']) & {
      visibility: hidden;
    }
    body:has(:popover-open) & {
      visibility: hidden;
    }
    html:has(&) {
      scroll-padding-bottom: 5rem;
    }
  }
  @media print {
    display: none;
  }
  > :is(a, button) {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${token.space[4]};
    min-height: 3.5rem;
    padding: ${token.space[4]};
    color: ${token.role.action};
    font-size: ${token.size[13]};
    font-weight: 650;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`

/** Props of `ActionBar`. */
export type ActionBarProps = {
  /** Its name for screen readers. */
  label: string
  /** Two to four links or buttons of an icon and a word. */
  children: ReactNode
}

/**
 * The main actions of a page at the bottom of a phone's window, within thumb's reach. It must be the last child of its
 * container, and is hidden on wider screens, in print, behind a dialog and while a field is in use.
 */
export const ActionBar = ({ label, children }: ActionBarProps) => (
  <Bar aria-label={label} data-bottom-bar="">
    {children}
  </Bar>
)
