import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'
import type { Space } from './gap.ts'

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
    text-align: center;
  }
`

/** Props of `Stack`, in addition to those of a `<div>`. */
export type StackProps = ComponentPropsWithRef<'div'> & {
  /** Another element: `section`, `ul`, `form`. */
  as?: ElementType
  /** A step of the space scale, in px. */
  gap?: Space
  /** The alignment of the children across the column. */
  align?: 'stretch' | 'start' | 'center'
}

/** Lays out children below one another, evenly spaced. */
export function Stack({ gap = 16, align = 'stretch', ...rest }: StackProps) {
  return <Column data-gap={gap} data-align={align} {...rest} />
}
