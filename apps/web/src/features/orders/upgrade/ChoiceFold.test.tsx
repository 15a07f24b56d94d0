import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChoiceFold } from './ChoiceFold.tsx'

beforeEach(() => {
  const phone = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => phone)
})

function renderChoice() {
  render(
    <ChoiceFold chosen={null} unchosen="The plans">
      <label>
        <input type="radio" name="plan" value="1" /> Standard
      </label>
      <label>
        <input type="radio" name="plan" value="2" /> Enhanced
      </label>
    </ChoiceFold>,
  )
  const fold = screen.getByText('The plans').closest('details')
  if (!fold) throw new Error('There is no fold')
  expect(fold).toHaveProperty('open', true)
  return fold
}

test('a press on an option folds the options on a phone', async () => {
  const fold = renderChoice()
  await userEvent.click(screen.getByLabelText('Enhanced'))
  expect(fold).toHaveProperty('open', false)
})

test('by keyboard the options stay open', async () => {
  const fold = renderChoice()
  screen.getByLabelText('Standard').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(fold).toHaveProperty('open', true)
})
