import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'
import type { Space } from './gap.ts'

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--cell)), 1fr));
  &[data-cell='narrow'] {
    --cell: 9.5rem;
  }
  &[data-cell='medium'] {
    --cell: 15rem;
  }
  &[data-cell='wide'] {
    --cell: 20rem;
  }
`

/** Props of `Grid`: `cell` is the minimum width of a cell (narrow 152 px, medium 240 px, wide 320 px), `gap` in px. */
export type GridProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType
  gap?: Space
  cell?: 'narrow' | 'medium' | 'wide'
}

/** A grid of equally wide cells, as many per row as fit. */
export function Grid({ gap = 24, cell = 'medium', ...rest }: GridProps) {
  return <Cells data-gap={gap} data-cell={cell} {...rest} />
}
