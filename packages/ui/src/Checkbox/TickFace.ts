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
  &[data-look='card'] {
    flex-wrap: wrap;
    padding: 0.875rem ${token.space[16]};
    border: 1px solid ${token.role.control};
    border-radius: ${token.radius.control};
    background: ${token.role.raised};
  }
  &[data-look='card']:hover {
    border-color: ${token.role.action};
  }
  &[data-look='card']:has(:checked) {
    border-color: ${token.role.action};
    background: ${token.role.sunken};
    background: color-mix(in srgb, ${token.role.action} 9%, ${token.role.surface});
    box-shadow: inset 0 0 0 1px ${token.role.action};
  }
  &[data-look='card']:has([aria-invalid='true']) {
    border-color: ${token.role.bad};
  }
  &[data-look='card']:has(:disabled) {
    border-color: ${token.role.line};
    background: ${token.role.sunken};
    box-shadow: none;
  }
`

/** The words of a row; in a card what stands at its end goes below them before they get too narrow. */
export const TickWords: IStyledComponent<'web', ComponentPropsWithRef<'span'>> = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  [data-look='card'] > & {
    flex-basis: 8rem;
  }
`

/** A row's look: `row` stands as it is, `card` within a hairline that shows what is chosen. */
export type TickLook = 'row' | 'card'

/** What stands at the end of a row: a price, a count. */
export const TickEnd: IStyledComponent<'web', ComponentPropsWithRef<'span'>> = styled.span`
  max-width: 50%;
  color: ${token.role.textSoft};
  text-align: end;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  [data-look='card'] > & {
    max-width: 100%;
    margin-inline-start: auto;
    color: inherit;
    font-weight: 600;
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
