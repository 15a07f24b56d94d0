import type { ComponentPropsWithRef } from 'react'
import { css, styled, type IStyledComponent } from 'styled-components'
import { token } from '../tokens/token.ts'

/** The label element around a checkbox or radio: a click anywhere in it toggles the control. */
export const OptionRow: IStyledComponent<'web', ComponentPropsWithRef<'label'>> = styled.label`
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

/** The text of an option: label, hint and error. */
export const OptionText: IStyledComponent<'web', ComponentPropsWithRef<'span'>> = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** What is shown at the end of an option: a price or a count. */
export const OptionEnd: IStyledComponent<'web', ComponentPropsWithRef<'span'>> = styled.span`
  color: ${token.role.textSoft};
  text-align: end;
  font-variant-numeric: tabular-nums;
`

/** Draws a native checkbox or radio in the kit's look. */
export const checkableStyles = css`
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
