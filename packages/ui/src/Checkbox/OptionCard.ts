import type { ComponentPropsWithRef } from 'react'
import { styled, type IStyledComponent } from 'styled-components'
import { token } from '../tokens/token.ts'
import { OptionRow } from './OptionLabel.ts'

/** A row with a border that shows whether it is chosen. Its second child is the text, the third the end, which wraps below. */
export const OptionCard: IStyledComponent<'web', ComponentPropsWithRef<'label'>> = styled(OptionRow)`
  flex-wrap: wrap;
  padding: 0.875rem ${token.space[16]};
  border: 1px solid ${token.role.control};
  border-radius: ${token.radius.control};
  background: ${token.role.raised};
  > :nth-child(2) {
    flex-basis: 8rem;
  }
  > :nth-child(3) {
    max-width: 100%;
    margin-inline-start: auto;
    color: inherit;
    font-weight: 600;
  }
  &:hover {
    border-color: ${token.role.action};
  }
  &:has(:checked) {
    border-color: ${token.role.action};
    background: ${token.role.sunken};
    background: color-mix(in srgb, ${token.role.action} 9%, ${token.role.surface});
    outline: 2px solid ${token.role.action};
    outline-offset: -2px;
  }
  &:has([aria-invalid='true']) {
    border-color: ${token.role.bad};
  }
  &:has(:disabled) {
    border-color: ${token.role.line};
    background: ${token.role.sunken};
    outline: none;
  }
`
