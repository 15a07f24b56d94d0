import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DescriptionList } from './DescriptionList.tsx'

test('pairs each term with its details', () => {
  render(<DescriptionList items={[{ term: 'Place', details: 'Auki' }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('Place')
  expect(screen.getByRole('definition')).toHaveTextContent('Auki')
})
