import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'
import { from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

const Column = styled.div`
  --gutter: clamp(1rem, 5vw, 4rem);
  ${from.tablet} {
    --gutter: clamp(3.5rem, 5vw, 4rem);
  }
  width: 100%;
  max-width: calc(${token.measure.page} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  &[data-width='wide'] {
    max-width: calc(${token.measure.wide} + 2 * var(--gutter));
  }
  &[data-width='narrow'] {
    max-width: calc(${token.measure.narrow} + 2 * var(--gutter));
  }
`

/** Props of `Container`, in addition to those of a `<div>`. */
export type ContainerProps = ComponentPropsWithRef<'div'> & {
  /** Another element: `main`, `section`. */
  as?: ElementType
  /** The site’s width, that of lists, or that of an article or a form. */
  width?: 'page' | 'wide' | 'narrow'
}

/**
 * The page's centred column, at most 1,152 px wide (1,440 px if wide, 704 px if narrow), with gutters of 16 to 64 px. On tablets and wider
 * screens the gutters leave room for a slim rail at the window's edge.
 */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <Column data-width={width} {...rest} />
}
