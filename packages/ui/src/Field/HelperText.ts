import type { ComponentPropsWithRef } from 'react'
import { styled, type IStyledComponent } from 'styled-components'
import { token } from '../tokens/token.ts'

/** A line of text about a control: its hint, error or counter. */
export const HelperText: IStyledComponent<'web', ComponentPropsWithRef<'p'>> = styled.p`
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

/** The ids of the texts that a control shows, as `aria-describedby` takes them: `id-hint id-error`. */
export const getDescriptionIds = (id: string, shown: Readonly<Record<string, boolean>>): string | undefined =>
  Object.keys(shown)
    .filter((name) => shown[name])
    .map((name) => `${id}-${name}`)
    .join(' ') || undefined
