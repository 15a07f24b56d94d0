import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { createStore } from '#app/store.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

test('JSON-LD has the same breadcrumbs with absolute addresses', () => {
  const store = createStore({
    access: { baseUrl: '', fetch },
    pageContext: { now: 0, seed: 0, origin: 'https://portal.example', contactEmail: '' },
  })
  const items = [
    { label: 'Home', href: '/' },
    { label: 'Jobs & Tenders', href: '/tenders' },
    { label: 'Wharf <repair>' },
  ]
  const { container } = render(
    <Provider store={store}>
      <Breadcrumbs items={items} />
    </Provider>,
  )
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/Home.*Wharf/)
  const script = container.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(script).not.toContain('<')
  expect(JSON.parse(script)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://portal.example/' },
      { '@type': 'ListItem', position: 2, name: 'Jobs & Tenders', item: 'https://portal.example/tenders' },
      { '@type': 'ListItem', position: 3, name: 'Wharf <repair>' },
    ],
  })
})
