import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SectionHeading } from './SectionHeading.tsx'

test('its id names a section', () => {
  render(
    <section aria-labelledby="provinces">
      <SectionHeading id="provinces" title="Explore by Province" action={<a href="/directory">All ten</a>}>
        What each is known for.
      </SectionHeading>
    </section>,
  )
  expect(screen.getByRole('region', { name: 'Explore by Province' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All ten' })).toBeInTheDocument()
})
