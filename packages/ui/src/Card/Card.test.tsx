import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card, CardLink } from './Card.tsx'

test('has one link that names it, and its cover beside the text', () => {
  render(
    <Card as="article" cover={<span>cover</span>} corner={<span>Trial</span>}>
      <h3>
        <CardLink href="/sb/a">Kokonut Oil</CardLink>
      </h3>
    </Card>,
  )
  const card = screen.getByRole('article')
  expect(card).toHaveTextContent('coverTrialKokonut Oil')
  expect(screen.getByRole('link', { name: 'Kokonut Oil' })).toHaveAttribute('href', '/sb/a')
})

test('a corner without a cover is left out rather than laid over the text', () => {
  render(<Card corner={<span>Trial</span>}>Text</Card>)
  expect(screen.queryByText('Trial')).not.toBeInTheDocument()
})
