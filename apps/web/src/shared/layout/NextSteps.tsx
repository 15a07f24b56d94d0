import { Text, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Points = styled.ol`
  display: grid;
  gap: ${token.space[16]};
  padding: 0;
  list-style: none;
  counter-reset: point;
  > li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    column-gap: ${token.space[12]};
    align-items: center;
    counter-increment: point;
  }
  > li::before {
    content: counter(point) / '';
    grid-row: span 2;
    align-self: start;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: ${token.radius.pill};
    background: ${token.color.leafTint};
    color: ${token.color.leafDark};
    font-family: ${token.font.display};
    font-weight: 700;
  }
`

interface NextPoint {
  title: ReactNode
  text?: string
}

/** What happens next after a submission, as a numbered list. */
export const NextPoints = ({ points }: { points: readonly NextPoint[] }) => (
  <Points role="list">
    {points.map(({ title, text }, place) => (
      <li key={place}>
        {text === undefined ? <span>{title}</span> : <strong>{title}</strong>}
        {text !== undefined && <Text tone="soft">{text}</Text>}
      </li>
    ))}
  </Points>
)
