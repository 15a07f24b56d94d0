import { css } from 'styled-components'
import { token } from '../tokens/token.ts'

/** A row of tabs: one line that scrolls sideways by itself when there is no room. */
export const tabRow = css`
  display: flex;
  gap: ${token.space[24]};
  padding: 0;
  border-bottom: 1px solid ${token.role.line};
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
  padding: 0;
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
    inset: auto 0 0;
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
