import type { ReviewSummary } from '@portal/domain/contract'
import { pluralize } from '@portal/domain/shared'
import { below, Rating, token } from '@portal/ui'
import { styled } from 'styled-components'

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[12]} ${token.space[24]};
  align-items: center;
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  > :first-child {
    font-size: ${token.size[18]};
  }
`

const Bars = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: 0.125rem;
  max-width: 24rem;
  font-size: ${token.size[13]};
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    grid-template-columns: 3.75rem minmax(0, 1fr) 2rem;
    gap: ${token.space[8]};
    align-items: center;
  }
  svg {
    width: 100%;
    height: 0.5rem;
    border-radius: ${token.radius.pill};
    background: ${token.role.line};
  }
  rect {
    fill: ${token.color.sun};
  }
  span:last-child {
    text-align: right;
  }
`

/** The average of a business's reviews and how often each number of stars was given, five stars first. */
export function StarBars({ summary: { count, average, stars } }: { summary: ReviewSummary }) {
  return (
    <Box>
      <Rating value={average ?? 0}>{pluralize(count, 'review')}</Rating>
      <Bars aria-label="Reviews by stars">
        {stars
          .map((number, index) => ({ number, level: index + 1 }))
          .toReversed()
          .map(({ number, level }) => (
            <li key={level}>
              <span>{pluralize(level, 'star')}</span>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={count === 0 ? 0 : Math.round((100 * number) / count)} height="1" />
              </svg>
              <span>{number}</span>
            </li>
          ))}
      </Bars>
    </Box>
  )
}
