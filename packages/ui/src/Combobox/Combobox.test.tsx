import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
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

afterEach(() => {
  delete window.earlyInput
})

test('text typed before hydration stays', async () => {
  const page = document.createElement('div')
  const field = <Combobox aria-label="Town" suggest={suggest} defaultValue="Gizo" />
  page.innerHTML = renderToString(field)
  document.body.append(page)
  const input = page.querySelector('input') as HTMLInputElement
  input.value = 'Auki'
  window.earlyInput = new Set([input])
  await act(() => hydrateRoot(page, field))
  expect(input).toHaveValue('Auki')
  page.remove()
})

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

test('Esc closes the list and keeps the text, and then empties the input', async () => {
  const { user, input } = renderCombobox()
  await user.type(input, 'a')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(input).toHaveValue('a')
  await user.keyboard('{Escape}')
  expect(input).toHaveValue('')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('Alt with Down opens the list again without an active suggestion, Alt with Up closes it', async () => {
  const { user, input } = renderCombobox()
  await user.type(input, 'a')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByRole('listbox')).toBeInTheDocument()
  expect(input).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('moving the caret returns to the input', async () => {
  const { user, input } = renderCombobox()
  await user.type(input, 'a')
  await screen.findByRole('listbox')
  await user.keyboard('{ArrowDown}{ArrowLeft}')
  expect(input).not.toHaveAttribute('aria-activedescendant')
  expect(screen.getByRole('listbox')).toBeInTheDocument()
})

test('on a phone it takes the screen, and Back leaves it with the text kept', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { user, input } = renderCombobox({ fullOnPhones: true })
  await user.type(input, 'au')
  await user.click(screen.getByTitle('Back to the page'))
  expect(screen.queryByTitle('Back to the page')).toBeNull()
  expect(input).toHaveValue('au')
  expect(input).not.toHaveFocus()
  vi.unstubAllGlobals()
})

test('on a phone it adds examples, and below the suggestions a search for the text', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const onPick = vi.fn<(suggestion: Suggestion) => void>()
  const addWhenFull = (typed: string): Suggestion[] =>
    typed === ''
      ? [{ id: 'example', text: 'Boats in Auki', group: 'Try' }]
      : [{ id: 'all', text: typed, label: `Search for “${typed}”` }]
  const { user, input } = renderCombobox({ fullOnPhones: true, addWhenFull, onPick })
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(input)
  expect(within(await screen.findByRole('group', { name: 'Try' })).getByRole('option')).toHaveTextContent(
    'Boats in Auki',
  )
  await user.type(input, 'au')
  await waitFor(() => expect(options()).toEqual(['Auki', 'Search for “au”']))
  await user.click(screen.getByRole('option', { name: 'Search for “au”' }))
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ text: 'au' }))
  expect(input).toHaveValue('au')
  vi.unstubAllGlobals()
})

test('a wider screen gets no additions', async () => {
  const { user, input } = renderCombobox({
    fullOnPhones: true,
    addWhenFull: (typed) => [{ id: 'all', text: typed }],
  })
  await user.type(input, 'au')
  await screen.findByRole('listbox')
  expect(options()).toEqual(['Auki'])
})

test('Tab moves focus past the field and closes the list', async () => {
  const { user, input } = renderCombobox()
  await user.type(input, 'a')
  await screen.findByRole('listbox')
  await user.tab()
  expect(input).not.toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('the list stays until the end of a click elsewhere, so that its target does not move', async () => {
  render(
    <>
      <Combobox aria-label="Town" suggest={suggest} />
      <button type="button">Search</button>
    </>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('combobox'), 'a')
  await screen.findByRole('listbox')
  const target = screen.getByRole('button', { name: 'Search' })
  await user.pointer({ target, keys: '[MouseLeft>]' })
  expect(target).toHaveFocus()
  expect(screen.getByRole('listbox')).toBeInTheDocument()
  await user.pointer({ target, keys: '[/MouseLeft]' })
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
})

const grouped = [
  { id: '1', text: 'Auki Bakery', group: 'Trades' },
  { id: '2', text: 'Auki', hint: 'Malaita', group: 'Places' },
  { id: '3', text: 'Aola', group: 'Places' },
]

test('groups have headings, and the keys pass through all of them', async () => {
  const { user, input } = renderCombobox({ suggest: () => Promise.resolve(grouped) })
  await user.type(input, 'a')
  const places = within(await screen.findByRole('group', { name: 'Places' }))
  expect(places.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['AukiMalaita', 'Aola'])
  expect(screen.getByRole('listbox')).toContainElement(screen.getByRole('group', { name: 'Trades' }))
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Aola' }).id)
  await user.keyboard('{Enter}')
  expect(input).toHaveValue('Aola')
})

function WithRecent(props: Pick<ComboboxProps, 'onPick'>) {
  const [items, setItems] = useState(towns)
  return (
    <>
      <Combobox
        aria-label="Town"
        suggest={suggest}
        recent={{ title: 'Recent towns', items, onClear: () => setItems([]) }}
        {...props}
      />
      <button type="button">Next</button>
    </>
  )
}

test('the empty input offers recent choices, until something is typed', async () => {
  const onPick = vi.fn<(suggestion: Suggestion) => void>()
  const user = userEvent.setup()
  render(<WithRecent onPick={onPick} />)
  const input = screen.getByRole('combobox', { name: 'Town' })
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('group', { name: 'Recent towns' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 'Aola' }))
  await user.clear(input)
  expect(options()).toEqual(['Auki', 'Aola', 'Gizo'])
  await user.type(input, 'g')
  await waitFor(() => expect(options()).toEqual(['Gizo']))
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('Clear removes recent choices, by keys too, and focus stays in the field', async () => {
  const user = userEvent.setup()
  render(<WithRecent />)
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Clear recent towns' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('combobox')).toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a click picks a suggestion and keeps focus in the input', async () => {
  const { user, input } = renderCombobox()
  await user.type(input, 'g')
  await user.click(await screen.findByRole('option', { name: 'Gizo' }))
  expect(input).toHaveValue('Gizo')
  expect(input).toHaveFocus()
})

test('shows only the suggestions for the latest text', async () => {
  const resolvers: ((found: readonly Suggestion[]) => void)[] = []
  const { user, input } = renderCombobox({ suggest: () => new Promise((resolve) => resolvers.push(resolve)) })
  await user.type(input, 'a')
  await waitFor(() => expect(resolvers).toHaveLength(1))
  await user.type(input, 'u')
  await waitFor(() => expect(resolvers).toHaveLength(2))
  resolvers[1]?.([{ id: '2', text: 'Auki' }])
  resolvers[0]?.([{ id: '1', text: 'Aola' }])
  expect(await screen.findByRole('option')).toHaveTextContent('Auki')
})

test('another default value replaces the typed text', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Combobox aria-label="Town" suggest={suggest} defaultValue="Auki" />)
  const input = screen.getByRole('combobox')
  await user.type(input, ' town')
  rerender(<Combobox aria-label="Town" suggest={suggest} defaultValue="Auki" />)
  expect(input).toHaveValue('Auki town')
  rerender(<Combobox aria-label="Town" suggest={suggest} defaultValue="Gizo" />)
  expect(input).toHaveValue('Gizo')
})

test('text typed after a submission stays when its result arrives; another text replaces it', async () => {
  const page = (defaultValue: string) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Combobox aria-label="Search" suggest={suggest} defaultValue={defaultValue} />
    </form>
  )
  const user = userEvent.setup()
  const { rerender } = render(page(''))
  const input = screen.getByRole('combobox')
  await user.type(input, 'kava {Enter}fiji')
  rerender(page('kava'))
  expect(input).toHaveValue('kava fiji')
  rerender(page(''))
  expect(input).toHaveValue('')
  rerender(page('kava'))
  expect(input).toHaveValue('kava')
})

test('the active suggestion stays active in a new list, and none is active once it is gone', async () => {
  const resolvers: ((found: readonly Suggestion[]) => void)[] = []
  const { user, input, onSubmit } = renderCombobox({
    suggest: () => new Promise((resolve) => resolvers.push(resolve)),
  })
  const respond = async (count: number, ...texts: string[]) => {
    await waitFor(() => expect(resolvers).toHaveLength(count))
    resolvers.at(-1)?.(texts.map((text) => ({ id: text, text })))
    await waitFor(() => expect(options()).toEqual(texts))
  }
  await user.type(input, 'ca')
  await respond(1, 'Cafe', 'Catering')
  await user.type(input, 'r')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Catering')
  await respond(2, 'Car hire', 'Carpenter', 'Catering')
  expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Catering' }).id)
  await user.type(input, 'p')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Car hire')
  await respond(3, 'Carpenter', 'Carpets')
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  expect(input).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('carp')
})

test('Esc is left to an input method while it composes', async () => {
  const { user, input } = renderCombobox()
  await user.type(input, 'atoll')
  await user.keyboard('{Escape}')
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true })
  expect(input).toHaveValue('atoll')
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
