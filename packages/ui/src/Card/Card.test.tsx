import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card, CardLink } from './Card.tsx'

test('has a cover beside the text and one link with its name', () => {
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

test('a corner is shown only on a cover', () => {
  render(<Card corner={<span>Trial</span>}>Text</Card>)
  expect(screen.queryByText('Trial')).not.toBeInTheDocument()
})
