import { keyframes, styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const breathe = keyframes`50% { opacity: 0.5; }`

const Shape = styled.span`
  display: block;
  width: 100%;
  height: 0.8em;
  margin-block: 0.375em;
  border-radius: ${token.radius.control};
  background: ${token.role.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
  &[data-shape='title'] {
    height: 1.4em;
    width: 70%;
  }
  &[data-shape='short'] {
    width: 40%;
  }
  &[data-shape='block'] {
    height: 8rem;
    margin: 0;
  }
  &[data-shape='cover'] {
    height: 100%;
    min-height: 5rem;
    margin: 0;
    border-radius: 0;
  }
  &[data-shape='circle'] {
    width: 3rem;
    height: 3rem;
    margin: 0;
    border-radius: 50%;
  }
`

/** Props of `Skeleton`. */
export type SkeletonProps = {
  /** The shape of the content that is loading. */
  shape?: 'line' | 'title' | 'short' | 'block' | 'cover' | 'circle'
}

/** A placeholder for loading content. Hidden from screen readers: announce the loading once, beside the list. */
export const Skeleton = ({ shape = 'line' }: SkeletonProps) => <Shape data-shape={shape} aria-hidden="true" />
