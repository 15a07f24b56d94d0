import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import type { Space } from '../layout/gap.ts'
import { below, from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: clip;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  &[data-layout='row'] {
    ${from.phone} {
      flex-direction: row;
    }
  }
  /* On phones the first lines stand beside the cover, the others below it. */
  &[data-layout='corner'] {
    ${below.phone} {
      min-height: 7.75rem;
      > [data-gap] > :nth-child(-n + 2) {
        margin-inline-end: 6.5rem;
      }
    }
  }
  &:has([data-card-link]:hover) {
    border-color: ${token.role.action};
  }
  &:has([data-card-link]:focus-visible) {
    outline: 3px solid ${token.role.focus};
    outline-offset: 2px;
  }
`

const Cover = styled.div`
  position: relative;
  flex: none;
  height: 8rem;
  [data-layout='row'] > & {
    height: 5rem;
    ${from.phone} {
      width: clamp(5.5rem, 12vw, 9.5rem);
      height: auto;
    }
  }
  [data-layout='corner'] > & {
    ${below.phone} {
      position: absolute;
      inset: 1.125rem 1.125rem auto auto;
      width: 5.5rem;
      height: 5.5rem;
      overflow: clip;
      border-radius: ${token.radius.control};
    }
  }
  > :is(img, svg) {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Corner = styled.div`
  position: absolute;
  top: ${token.space[12]};
  right: ${token.space[12]};
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: 1.125rem;
`

/** Props of `Card`, in addition to those of a `<div>`. */
export type CardProps = ComponentPropsWithRef<'div'> & {
  /** The element: `article` for an item that stands on its own, `li` in a list. */
  as?: ElementType
  /** The cover above the text; beside it from 480 px (`row`); or a small square in its corner below 480 px (`corner`). */
  layout?: 'column' | 'row' | 'corner'
  /** The space between its children, in px. */
  gap?: Space
  /** Fills the top (in a `row`, the left side); a picture or a weave. */
  cover?: ReactNode
  /** A badge on the cover’s corner. */
  corner?: ReactNode
}

/** One item among others, with a border. Its main link is a `CardLink` in its heading. */
export function Card({ layout = 'column', gap = 8, cover, corner, children, ...rest }: CardProps) {
  return (
    <Root data-layout={layout} {...rest}>
      {cover !== undefined && (
        <Cover>
          {cover}
          {corner !== undefined && <Corner>{corner}</Corner>}
        </Cover>
      )}
      <Body data-gap={gap}>{children}</Body>
    </Root>
  )
}

const StretchedLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${token.role.action};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`

/** Props of `CardLink`: those of a link. */
export type CardLinkProps = ComponentPropsWithRef<typeof Link>

/** A card's main link, stretched over the whole card; screen readers read it once. */
export const CardLink = (props: CardLinkProps) => <StretchedLink data-card-link="" {...props} />
