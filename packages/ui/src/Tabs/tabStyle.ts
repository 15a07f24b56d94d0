import { css } from 'styled-components'
import { token } from '../tokens/token.ts'

/* Stands beside each label, and outside of the row, so that focus rings are not cut off. */
const room = '0.375rem'

/** A row of tabs: one line that scrolls sideways by itself when there is no room. */
export const tabRow = css`
  display: flex;
  gap: ${token.space[12]};
  margin-inline: calc(-1 * ${room});
  padding: 0;
  background: linear-gradient(${token.role.line}, ${token.role.line}) center bottom / calc(100% - 2 * ${room})
    1px no-repeat;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  list-style: none;
`

/** One tab of the row; the chosen one is underlined. */
export const tabLabel = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  flex: none;
  min-height: 3rem;
  padding: 0 ${room};
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
    inset: auto ${room} 0;
    height: 3px;
    background: ${token.role.action};
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
