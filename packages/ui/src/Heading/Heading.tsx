import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const Title = styled.h2`
  &[data-size='display'] {
    font-size: ${token.size[56]};
    line-height: 1.08;
    letter-spacing: -0.02em;
  }
  &[data-size='page'] {
    font-size: ${token.size[44]};
  }
  &[data-size='section'] {
    font-size: ${token.size[32]};
  }
  &[data-size='part'] {
    font-size: ${token.size[24]};
  }
  &[data-size='card'] {
    font-size: ${token.size[20]};
    letter-spacing: -0.005em;
  }
  &[data-size='small'] {
    font-size: ${token.size[16]};
    letter-spacing: 0;
  }
`

const sizeOfLevel = { 1: 'page', 2: 'section', 3: 'card', 4: 'small' } as const

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** Props of `Heading`, in addition to those of `<h2>`. */
export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Its place in the page’s outline. */
  level: 1 | 2 | 3 | 4
  /** A size that differs from the level’s. */
  size?: 'display' | 'page' | 'section' | 'part' | 'card' | 'small'
}

/** A heading in the display font. */
export const Heading = ({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) => (
  <Title as={tags[level]} data-size={size} {...rest} />
)
