import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Flag } from './Flag.tsx'

test.each(['sb', 'fj', 'pg', 'nc', 'VU'])('%s has a flag', (code) => {
  render(<Flag code={code} label={code} />)
  expect(screen.getByRole('img', { name: code })).toBeInTheDocument()
})

test.each(['xx', '', 'constructor'])('"%s" renders nothing', (code) => {
  const { container } = render(<Flag code={code} label="none" />)
  expect(container).toBeEmptyDOMElement()
})
