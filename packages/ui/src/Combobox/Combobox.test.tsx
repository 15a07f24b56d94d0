import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Field } from '../Field/Field.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'
import type { Suggestion } from './useSuggestions.ts'

const towns = ['Auki', 'Aola', 'Gizo'].map((text) => ({ id: text, text }))
const suggest = (text: string): Promise<readonly Suggestion[]> =>
  Promise.resolve(towns.filter((town) => town.text.toLowerCase().startsWith(text.toLowerCase())))

function drawn(props: Partial<ComboboxProps> = {}) {
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

test('typing lists suggestions and says how many', async () => {
  const { user, input } = drawn()
  await user.type(input, 'a')
  expect(await screen.findByRole('listbox', { name: 'Towns' })).toBeInTheDocument()
  expect(options()).toEqual(['Auki', 'Aola'])
  expect(input).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions')
})

test('arrows stand on an entry, Enter takes it without sending the form', async () => {
  const onPick = vi.fn<(suggestion: Suggestion) => void>()
  const { user, input, onSubmit } = drawn({ onPick })
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

test('Up goes to the last entry, and past the first back to the text', async () => {
  const { user, input } = drawn()
  await user.type(input, 'a')
  await screen.findByRole('listbox')
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Aola')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument()
})

test('any text may be sent as it is', async () => {
  const { user, input, onSubmit } = drawn()
  await user.type(input, 'atoll{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('atoll')
})

test('Esc closes the list and keeps the text', async () => {
  const { user, input } = drawn()
  await user.type(input, 'a')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(input).toHaveValue('a')
})

test('a press on an entry takes it and leaves focus in the input', async () => {
  const { user, input } = drawn()
  await user.type(input, 'g')
  await user.click(await screen.findByRole('option', { name: 'Gizo' }))
  expect(input).toHaveValue('Gizo')
  expect(input).toHaveFocus()
})

test('only the answer to the last text is shown', async () => {
  const answers: ((found: readonly Suggestion[]) => void)[] = []
  const { user, input } = drawn({ suggest: () => new Promise((resolve) => answers.push(resolve)) })
  await user.type(input, 'a')
  await waitFor(() => expect(answers).toHaveLength(1))
  await user.type(input, 'u')
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.([{ id: '2', text: 'Auki' }])
  answers[0]?.([{ id: '1', text: 'Aola' }])
  expect(await screen.findByRole('option')).toHaveTextContent('Auki')
})

test('a source that fails is no error: the text stays free', async () => {
  const { user, input } = drawn({ suggest: () => Promise.reject(new Error('offline')) })
  await user.type(input, 'a')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No suggestions'))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('it takes notes and state from its field', () => {
  const { input } = drawn()
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Choose a town')
})
