import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breadcrumb } from './Breadcrumb.tsx'

test('links every item except the last, which is the current page', () => {
  render(
    <Breadcrumb
      items={[
        { label: 'Home', href: '/' },
        { label: 'Directory', href: '/directory' },
        { label: 'Featured', href: '/directory/featured' },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Directory'])
  expect(screen.getByText('Featured')).toHaveAttribute('aria-current', 'page')
})
