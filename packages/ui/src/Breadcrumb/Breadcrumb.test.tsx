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

test('a page that is called by a name is not translated', () => {
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

test('a name after the label is not translated, and the label is', () => {
  render(
    <Breadcrumb items={[{ label: 'Order', name: 'PB-4M2K-7T', href: '/orders' }, { label: 'Invoice' }]} />,
  )
  expect(screen.getByRole('link', { name: 'Order PB-4M2K-7T' })).not.toHaveAttribute('translate')
  expect(screen.getByText('PB-4M2K-7T')).toHaveAttribute('translate', 'no')
})
