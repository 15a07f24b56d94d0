import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'
import type { Space } from './gap.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
`

/** Props of `Cluster`, in addition to those of a `<div>`. */
export type ClusterProps = ComponentPropsWithRef<'div'> & {
  /** Another element: `ul`, `nav`. */
  as?: ElementType
  /** A step of the space scale, in px. */
  gap?: Space
  /** The alignment of the children along the row. */
  justify?: 'start' | 'between' | 'center' | 'end'
  /** Their alignment across the row. */
  align?: 'center' | 'start' | 'end' | 'baseline'
}

/** Lays out children side by side, wrapping if they do not fit. */
export function Cluster({ gap = 12, justify = 'start', align = 'center', ...rest }: ClusterProps) {
  return <Row data-gap={gap} data-justify={justify} data-align={align} {...rest} />
}
