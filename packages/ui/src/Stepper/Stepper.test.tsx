import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stepper } from './Stepper.tsx'

test('says how far along it is and marks the step', () => {
  render(<Stepper steps={['Shop Info', 'Contact', 'Location', 'Images', 'Review']} step={4} />)
  expect(screen.getByText('step 4 of 5 · 80% complete')).toBeInTheDocument()
  const steps = screen.getAllByRole('listitem')
  expect(steps.find((step) => step.getAttribute('aria-current') === 'step')).toHaveTextContent('Images')
})
