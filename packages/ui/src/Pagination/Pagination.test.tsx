import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageSteps } from './pages.ts'
import { Pagination } from './Pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 24, [1, 2, 3, 4, 5, 'gap', 24]],
  [12, 24, [1, 'gap', 11, 12, 13, 'gap', 24]],
  [24, 24, [1, 'gap', 23, 24]],
  [99, 3, [1, 2, 3]],
])('page %d of %d shows %j', (page, pageCount, steps) => {
  expect(pageSteps(page, pageCount)).toEqual(steps)
})

const hrefFor = (page: number) => `?page=${page}`

test('marks the current page and leads to its neighbours', () => {
  render(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=1')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3')
})

test('has no way before the first page or after the last', () => {
  const { rerender } = render(<Pagination page={1} pageCount={2} hrefFor={hrefFor} />)
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  rerender(<Pagination page={2} pageCount={2} hrefFor={hrefFor} />)
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument()
})

test('one page needs none', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />)
  expect(container).toBeEmptyDOMElement()
})
