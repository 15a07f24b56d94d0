import type { ComponentPropsWithRef } from 'react'
import { css, styled, type IStyledComponent } from 'styled-components'
import { token } from '../tokens/token.ts'

/** A row that holds a box or a dot and its label: all of it can be pressed. */
export const TickRow: IStyledComponent<'web', ComponentPropsWithRef<'label'>> = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  min-height: ${token.target.min};
  padding-block: 0.6875rem;
  line-height: 1.375rem;
  cursor: pointer;
  &:has(:disabled) {
    color: ${token.role.textSoft};
    cursor: not-allowed;
  }
`

/** The box or the dot: a native control, drawn. */
export const tickStyles = css`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.0625rem 0 0;
  border: 1.5px solid ${token.role.control};
  background: ${token.color.white};
  cursor: inherit;
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    background: ${token.color.white};
    transform: scale(0);
    transition: transform ${token.duration.fast};
  }
  &:checked {
    border-color: ${token.color.lagoon};
    background: ${token.color.lagoon};
  }
  &:checked::before {
    transform: none;
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
  }
  &:disabled {
    border-color: ${token.color.line};
    background: ${token.color.sand};
  }
  &:disabled::before {
    background: ${token.color.softInk};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`
