import type { ComponentPropsWithRef } from 'react'
import { styled, type IStyledComponent } from 'styled-components'
import { token } from '../tokens/token.ts'

/** The look shared by text inputs, text areas and selects; `as` sets the element. */
export const InputBase: IStyledComponent<'web', ComponentPropsWithRef<'input'>> = styled.input`
  display: block;
  width: 100%;
  min-height: ${token.target.min};
  padding: 0.5625rem 0.875rem;
  border: 1px solid ${token.role.control};
  border-radius: ${token.radius.control};
  background: ${token.color.white};
  color: ${token.color.ink};
  line-height: 1.5;
  &::placeholder {
    color: ${token.color.softInk};
    opacity: 1;
  }
  &:hover {
    border-color: ${token.color.lagoon};
  }
  &:focus-visible {
    border-color: ${token.color.lagoon};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
    box-shadow: inset 0 0 0 1px ${token.color.danger};
  }
  &:disabled {
    border-color: ${token.color.line};
    background-color: ${token.color.sand};
    color: ${token.color.softInk};
    cursor: not-allowed;
  }
`
