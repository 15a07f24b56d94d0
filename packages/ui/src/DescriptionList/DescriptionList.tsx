import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  > div {
    display: grid;
    gap: 0 ${token.space[16]};
    ${from.phone} {
      grid-template-columns: minmax(6rem, 10rem) 1fr;
    }
  }
  dt {
    color: ${token.role.textSoft};
  }
  dd {
    min-width: 0;
    margin: 0;
    font-weight: 600;
  }
`

/** A term and its details. */
export type Description = { term: string; details: ReactNode }

/** Props of `DescriptionList`. */
export type DescriptionListProps = { items: readonly Description[] }

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
