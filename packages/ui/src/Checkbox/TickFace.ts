import type { ComponentPropsWithRef } from 'react'
import { css, styled, type IStyledComponent } from 'styled-components'
import { token } from '../tokens/token.ts'

/* It holds a box or a dot and its label: all of it can be pressed. */
const TickRow: IStyledComponent<'web', ComponentPropsWithRef<'label'>> = styled.label`
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

/* Its words and what stands at their end: the end goes below them before they get too narrow. */
const TickCard: IStyledComponent<'web', ComponentPropsWithRef<'label'>> = styled(TickRow)`
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
    box-shadow: inset 0 0 0 1px ${token.role.action};
  }
  &:has([aria-invalid='true']) {
    border-color: ${token.role.bad};
  }
  &:has(:disabled) {
    border-color: ${token.role.line};
    background: ${token.role.sunken};
    box-shadow: none;
  }
`

/** A row's look: `row` stands as it is, `card` within a hairline that shows what is chosen. */
export type TickLook = 'row' | 'card'

/** The row of each look: a box or a dot, its words, and what stands at their end. */
export const tickRows = { row: TickRow, card: TickCard } as const satisfies Record<TickLook, unknown>

/** The words of a row. */
export const TickWords: IStyledComponent<'web', ComponentPropsWithRef<'span'>> = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** What stands at the end of a row: a price, a count. */
export const TickEnd: IStyledComponent<'web', ComponentPropsWithRef<'span'>> = styled.span`
  color: ${token.role.textSoft};
  text-align: end;
  font-variant-numeric: tabular-nums;
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
