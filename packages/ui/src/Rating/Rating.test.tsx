import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Rating } from './Rating.tsx'

test.each([
  [4.8, false, '★ 4.8 out of 5 stars'],
  [5, false, '★ 5.0 out of 5 stars'],
  [4, true, '★★★★☆4 out of 5 stars'],
  [4.5, true, '★★★★★4.5 out of 5 stars'],
  [0, true, '☆☆☆☆☆0 out of 5 stars'],
])('%s (five stars: %s) reads "%s"', (value, stars, text) => {
  const { container } = render(<Rating value={value} stars={stars} />)
  expect(container).toHaveTextContent(text)
})

test('its children follow the rating', () => {
  const { container } = render(<Rating value={4.8}>23 reviews</Rating>)
  expect(container).toHaveTextContent(/4.8 out of 5 stars ?23 reviews/)
  expect(screen.getByText(/23 reviews/)).toBeInTheDocument()
})
