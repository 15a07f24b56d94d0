import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { token } from '../tokens/token.ts'

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.4em;
  color: ${token.role.textSoft};
`

const Figure = styled.b`
  color: ${token.role.star};
  font-variant-numeric: tabular-nums;
`

const Row = styled.span`
  position: relative;
  color: ${token.role.star};
  letter-spacing: 0.08em;
  white-space: nowrap;
`

/** Props of `Rating`. */
export type RatingProps = {
  /** 0 to 5. */
  value: number
  /** Shows five stars in place of one with the figure. */
  stars?: boolean
  /** What follows: "23 reviews". */
  children?: ReactNode
}

const full = '★★★★★'
const empty = '☆☆☆☆☆'

/** Five stars, filled up to the rounded value. */
const starsFor = (value: number): string => {
  const count = Math.min(5, Math.max(0, Math.round(value)))
  return full.slice(0, count) + empty.slice(count)
}

/** A read-only rating from 0 to 5. */
export function Rating({ value, stars, children }: RatingProps) {
  const figure = Number.isInteger(value) && stars === true ? String(value) : value.toFixed(1)
  return (
    <Line>
      {stars === true ? (
        <Row>
          <span aria-hidden="true">{starsFor(value)}</span>
          <VisuallyHidden>{figure} out of 5 stars</VisuallyHidden>
        </Row>
      ) : (
        <Figure>
          <span aria-hidden="true">★ </span>
          {figure}
          <VisuallyHidden> out of 5 stars</VisuallyHidden>
        </Figure>
      )}
      {children}
    </Line>
  )
}
