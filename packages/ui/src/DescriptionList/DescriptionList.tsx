import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[16]};
  }
  /* The details go below the term where both have no room. */
  dt {
    flex: none;
    width: 10rem;
    max-width: 100%;
    color: ${token.role.textSoft};
  }
  dd {
    flex: 1 1 10rem;
    min-width: 0;
    margin: 0;
    font-weight: 600;
  }
`

/** A term and its details. */
export type Description = {
  /** What the details are about. */
  term: string
  /** Text, a link or several. */
  details: ReactNode
}

/** Props of `DescriptionList`. */
export type DescriptionListProps = {
  /** The terms with their details, in order. */
  items: readonly Description[]
}

/** A list of terms with their details (`<dl>`). */
export const DescriptionList = ({ items }: DescriptionListProps) => (
  <List>
    {items.map(({ term, details }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{details}</dd>
      </div>
    ))}
  </List>
)
