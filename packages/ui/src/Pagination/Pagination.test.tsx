import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listPaginationItems } from './paginationItems.ts'
import { Pagination } from './Pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'ellipsis', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 24, [1, 2, 3, 4, 5, 'ellipsis', 24]],
  [12, 24, [1, 'ellipsis', 11, 12, 13, 'ellipsis', 24]],
  [24, 24, [1, 'ellipsis', 23, 24]],
  [99, 3, [1, 2, 3]],
])('page %d of %d shows %j', (page, pageCount, steps) => {
  expect(listPaginationItems(page, pageCount)).toEqual(steps)
})

const hrefFor = (page: number) => `?page=${page}`

test('marks the current page and links to its neighbours', () => {
  render(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=1')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3')
})

test('has no link before the first page or after the last', () => {
  const { rerender } = render(<Pagination page={1} pageCount={2} hrefFor={hrefFor} />)
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  rerender(<Pagination page={2} pageCount={2} hrefFor={hrefFor} />)
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument()
})

test('renders nothing for a single page', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />)
  expect(container).toBeEmptyDOMElement()
})
