import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Field } from '../Field/Field.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'
import type { Suggestion } from './useSuggestions.ts'

const towns = ['Auki', 'Aola', 'Gizo'].map((text) => ({ id: text, text }))
const suggest = (text: string): Promise<readonly Suggestion[]> =>
  Promise.resolve(towns.filter((town) => town.text.toLowerCase().startsWith(text.toLowerCase())))

function renderCombobox(props: Partial<ComboboxProps> = {}) {
  const onSubmit = vi.fn<(value: unknown) => void>()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget).get('q'))
      }}
    >
      <Field label="Town" error="Choose a town">
        <Combobox name="q" suggest={suggest} listLabel="Towns" {...props} />
      </Field>
    </form>,
  )
  return { user: userEvent.setup(), input: screen.getByRole('combobox', { name: 'Town' }), onSubmit }
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('typing shows suggestions and announces how many', async () => {
  const { user, input } = renderCombobox()
  await user.type(input, 'a')
  expect(await screen.findByRole('listbox', { name: 'Towns' })).toBeInTheDocument()
  expect(options()).toEqual(['Auki', 'Aola'])
  expect(input).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions')
})

test('arrow keys activate a suggestion and Enter picks it without submitting the form', async () => {
  const onPick = vi.fn<(suggestion: Suggestion) => void>()
  const { user, input, onSubmit } = renderCombobox({ onPick })
  await user.type(input, 'a')
  await screen.findByRole('listbox')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const active = screen.getByRole('option', { selected: true })
  expect(active).toHaveTextContent('Aola')
  expect(input).toHaveAttribute('aria-activedescendant', active.id)
  await user.keyboard('{Enter}')
  expect(input).toHaveValue('Aola')
  expect(onPick).toHaveBeenCalledWith({ id: 'Aola', text: 'Aola' })
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('Up activates the last suggestion, and from the first one returns to the input', async () => {
  const { user, input } = renderCombobox()
  await user.type(input, 'a')
  await screen.findByRole('listbox')
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Aola')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument()
})

test('Enter submits the typed text when no suggestion is active', async () => {
  const { user, input, onSubmit } = renderCombobox()
  await user.type(input, 'atoll{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('atoll')
})

test('Esc closes the list and keeps the text', async () => {
  const { user, input } = renderCombobox()
  await user.type(input, 'a')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(input).toHaveValue('a')
})

test('a click picks a suggestion and keeps focus in the input', async () => {
  const { user, input } = renderCombobox()
  await user.type(input, 'g')
  await user.click(await screen.findByRole('option', { name: 'Gizo' }))
  expect(input).toHaveValue('Gizo')
  expect(input).toHaveFocus()
})

test('shows only the suggestions for the latest text', async () => {
  const answers: ((found: readonly Suggestion[]) => void)[] = []
  const { user, input } = renderCombobox({ suggest: () => new Promise((resolve) => answers.push(resolve)) })
  await user.type(input, 'a')
  await waitFor(() => expect(answers).toHaveLength(1))
  await user.type(input, 'u')
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.([{ id: '2', text: 'Auki' }])
  answers[0]?.([{ id: '1', text: 'Aola' }])
  expect(await screen.findByRole('option')).toHaveTextContent('Auki')
})

test('a failing source counts as no suggestions', async () => {
  const { user, input } = renderCombobox({ suggest: () => Promise.reject(new Error('offline')) })
  await user.type(input, 'a')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No suggestions'))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('takes description and state from its field', () => {
  const { input } = renderCombobox()
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Choose a town')
})
