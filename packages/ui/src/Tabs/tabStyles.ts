import { css } from 'styled-components'
import { edgeFade } from '../scroll/edgeFade.ts'
import { from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

/* On both sides of each label; the list is wider by it, so that its overflow does not cut off focus rings. */
const labelPadding = '0.375rem'

const line = `linear-gradient(${token.role.line}, ${token.role.line}) center bottom /
    calc(100% - 2 * ${labelPadding}) 1px no-repeat`

/**
 * The list of tabs. On narrow screens it is one line that scrolls sideways, faded where there is more; on wide
 * screens it wraps.
 */
export const tabListStyles = css`
  display: flex;
  gap: 0 ${token.space[12]};
  margin-inline: calc(-1 * ${labelPadding});
  padding: 0;
  background: ${line};
  ${edgeFade}
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  list-style: none;
  ${from.desktop} {
    flex-wrap: wrap;
    overflow: visible;
  }
`

/** One tab; the selected one is underlined. */
export const tabStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  flex: none;
  min-height: 3rem;
  padding: 0 ${labelPadding};
  border: 0;
  background: none;
  color: ${token.role.textSoft};
  font-weight: 650;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: ${token.role.text};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${token.radius.control};
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto ${labelPadding} 0;
    /* A border, which forced colours leave visible. */
    border-bottom: 3px solid ${token.role.action};
    opacity: 0;
    transition: opacity ${token.duration.fast} ${token.ease.out};
  }
  &[aria-selected='true'],
  &[aria-current] {
    color: ${token.role.text};
  }
  &[aria-selected='true']::after,
  &[aria-current]::after {
    opacity: 1;
  }
`
