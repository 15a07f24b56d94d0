import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Stepper } from './Stepper.tsx'

const steps = ['Shop Info', 'Contact', 'Location', 'Images', 'Review']

const current = () => document.querySelectorAll('[aria-current="step"]')
const buttons = () => screen.getAllByRole('button').map((each) => each.textContent)

function StatefulStepper() {
  const [step, setStep] = useState(3)
  return <Stepper steps={steps} step={step} reached={4} onSelect={setStep} />
}

test('shows the progress and marks the current step', () => {
  render(<Stepper steps={steps} step={4} />)
  expect(screen.getByText('step 4 of 5 · 80% complete')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')[3]).toHaveAttribute('aria-current', 'step')
  expect(current()).toHaveLength(1)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('earlier steps are buttons', async () => {
  const onSelect = vi.fn<(step: number) => void>()
  render(<Stepper steps={steps} step={3} onSelect={onSelect} />)
  expect(buttons()).toEqual(['Shop Info', 'Contact', 'Location'])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2)
})

test('a click on the current step does nothing', async () => {
  const onSelect = vi.fn<(step: number) => void>()
  render(<Stepper steps={steps} step={3} onSelect={onSelect} />)
  await userEvent.click(screen.getByRole('button', { current: 'step' }))
  expect(onSelect).not.toHaveBeenCalled()
})

test('later steps are buttons up to the furthest one visited, and keep focus', async () => {
  render(<StatefulStepper />)
  expect(buttons()).toEqual(['Shop Info', 'Contact', 'Location', 'Images'])
  screen.getByRole('button', { name: 'Images' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('step 4 of 5 · 80% complete')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Images', current: 'step' })).toHaveFocus()
  expect(current()).toHaveLength(1)
})

test('`text` and `label` replace the default texts', () => {
  render(
    <Stepper steps={steps} step={1} label="Étapes" text={(step, count) => `étape ${step} sur ${count}`} />,
  )
  expect(screen.getByRole('list', { name: 'Étapes' })).toBeInTheDocument()
  expect(screen.getByText('étape 1 sur 5')).toBeInTheDocument()
})
