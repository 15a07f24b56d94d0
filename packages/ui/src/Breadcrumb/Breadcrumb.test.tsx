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

test('an item that is a name is not translated', () => {
  render(
    <Breadcrumb
      items={[
        { label: 'Home', href: '/' },
        { label: 'Mat House', isName: true },
      ]}
    />,
  )
  expect(screen.getByText('Mat House')).toHaveAttribute('translate', 'no')
  expect(screen.getByText('Home')).not.toHaveAttribute('translate')
})
