import type { ComponentPropsWithRef } from 'react'
import { styled, type IStyledComponent } from 'styled-components'
import { token } from '../tokens/token.ts'

/** A line beside a control: its hint, its error or its counter. */
export const FieldNote: IStyledComponent<'web', ComponentPropsWithRef<'p'>> = styled.p`
  display: block;
  color: ${token.role.textSoft};
  font-size: ${token.size[13]};
  &[data-kind='error'] {
    color: ${token.role.bad};
    font-size: ${token.size[14]};
    font-weight: 600;
  }
  &[data-kind='counter'] {
    font-variant-numeric: tabular-nums;
  }
`

/** The note ids that describe a control, for `aria-describedby`; undefined when it has none. */
export const noteIds = (id: string, notes: Readonly<Record<string, boolean>>): string | undefined =>
  Object.keys(notes)
    .filter((name) => notes[name])
    .map((name) => `${id}-${name}`)
    .join(' ') || undefined
