import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SectionHeader } from './SectionHeader.tsx'

test('its `id` is that of the heading, so that a section can be labelled by it', () => {
  render(
    <section aria-labelledby="provinces">
      <SectionHeader id="provinces" title="Explore by Province" action={<a href="/directory">All ten</a>}>
        What each is known for.
      </SectionHeader>
    </section>,
  )
  expect(screen.getByRole('region', { name: 'Explore by Province' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All ten' })).toBeInTheDocument()
})
