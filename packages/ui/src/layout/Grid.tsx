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

/** Props of `Grid`, in addition to those of a `<div>`. */
export type GridProps = ComponentPropsWithRef<'div'> & {
  /** Another element: `ul`. */
  as?: ElementType
  /** A step of the space scale, in px. */
  gap?: Space
  /** The least width of a cell: 152, 240 or 320 px. */
  cell?: 'narrow' | 'medium' | 'wide'
}

/** A grid of equally wide cells, as many per row as fit. */
export function Grid({ gap = 24, cell = 'medium', ...rest }: GridProps) {
  return <Cells data-gap={gap} data-cell={cell} {...rest} />
}
