import { styled, type IStyledComponent } from 'styled-components'
import type { ComponentPropsWithRef } from 'react'
import { token } from '../../packages/ui/src/index.ts'

/** A plain table with a row for each key, prop or pair. */
export const ReferenceTable: IStyledComponent<'web', ComponentPropsWithRef<'table'>> = styled.table`
  width: 100%;
  th,
  td {
    padding: ${token.space[8]} ${token.space[12]} ${token.space[8]} 0;
    border-bottom: 1px solid ${token.color.line};
    text-align: start;
    vertical-align: top;
  }
  tbody th {
    width: 12rem;
    font-weight: 400;
  }
  code {
    padding: 0.1em 0.35em;
    border-radius: 0.25rem;
    background: ${token.color.sand};
    font-size: ${token.size[13]};
    overflow-wrap: anywhere;
  }
`
