import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useMemo, useRef } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { submitOnChange, submitOnChoice } from './submit-on-choice.ts'
import { useSyncFormWithUrl, type FormValues } from './useSyncFormWithUrl.ts'

const FILTERS = { country: ['sb', 'fj'], type: ['goods', 'services'] }

function Filters({ values }: { values: FormValues }) {
  const form = useRef<HTMLFormElement>(null)
  useSyncFormWithUrl(form, values)
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      {Object.entries(FILTERS).map(([name, options]) => (
        <select
          key={name}
          name={name}
          aria-label={name}
          defaultValue={values[name]?.[0]}
          onChange={submitOnChange}
        >
          {['', ...options].map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ))}
    </form>
  )
}

const NONE: FormValues = { country: [], type: [] }

/** The values of an address. */
const at = (country: string, type: string): FormValues => ({
  country: country ? [country] : [],
  type: type ? [type] : [],
})

/** The page after a navigation to the address with these values. */
const Page = ({ values }: { values: FormValues }) => (
  <MemoryRouter>
    <Routes location="/">
      <Route path="/" element={<Filters values={values} />} />
    </Routes>
  </MemoryRouter>
)

function open(values = at('', '')) {
  const { rerender } = render(<Page values={values} />)
  return {
    choose: (name: string, option: string) => userEvent.selectOptions(screen.getByLabelText(name), option),
    arrive: (next: FormValues) => rerender(<Page values={next} />),
    shown: () => Object.keys(FILTERS).map((name) => screen.getByLabelText<HTMLSelectElement>(name).value),
  }
}

afterEach(() => {
  delete window.earlyInput
})

test('keeps and applies a choice made before the script loaded', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit')
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Page values={NONE} />)
  document.body.append(page)
  const [country] = page.querySelectorAll('select')
  if (!country) throw new Error('no select')
  country.value = 'fj'
  window.earlyInput = new Set([country])
  await act(() => hydrateRoot(page, <Page values={NONE} />))
  expect(country).toHaveValue('fj')
  expect(submit).toHaveBeenCalledOnce()
  page.remove()
})

test('a choice stays when the render of the one before it arrives late', async () => {
  const { choose, arrive, shown } = open()
  await choose('country', 'sb')
  await choose('type', 'goods')
  arrive(at('sb', ''))
  expect(shown()).toEqual(['sb', 'goods'])
  arrive(at('sb', 'goods'))
  expect(shown()).toEqual(['sb', 'goods'])
})

test('an option on the way by keyboard stays when an earlier choice arrives with more than was submitted', async () => {
  const Place = ({ values }: { values: FormValues }) => {
    const form = useRef<HTMLFormElement>(null)
    useSyncFormWithUrl(form, values)
    return (
      <form ref={form} onSubmit={(event) => event.preventDefault()}>
        <input name="country" aria-label="country" defaultValue={values['country']?.[0]} />
        <select name="province" {...submitOnChoice}>
          {['', 'malaita', 'western'].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </form>
    )
  }
  const page = (country: string, province: string) => (
    <MemoryRouter>
      <Place values={{ country: [country], province: [province] }} />
    </MemoryRouter>
  )
  const { rerender } = render(page('', ''))
  const select = screen.getByRole('combobox')
  select.focus()
  for (const option of ['malaita', 'western']) {
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.change(select, { target: { value: option } })
    if (option === 'malaita') await userEvent.keyboard('{Enter}')
  }
  rerender(page('sb', 'malaita'))
  expect(select).toHaveValue('western')
  expect(screen.getByLabelText('country')).toHaveValue('sb')
})

test('the last of two choices in one control stays', async () => {
  const { choose, arrive, shown } = open()
  await choose('country', 'sb')
  await choose('country', 'fj')
  arrive(at('sb', ''))
  expect(shown()).toEqual(['fj', ''])
})

test('text typed after a submission stays when its render arrives', async () => {
  const Search = ({ text }: { text: string }) => {
    const form = useRef<HTMLFormElement>(null)
    useSyncFormWithUrl(
      form,
      useMemo(() => ({ q: [text] }), [text]),
    )
    return (
      <form ref={form} onSubmit={(event) => event.preventDefault()}>
        <input name="q" defaultValue={text} />
      </form>
    )
  }
  const page = (text: string) => (
    <MemoryRouter>
      <Search text={text} />
    </MemoryRouter>
  )
  const { rerender } = render(page(''))
  const input = screen.getByRole('textbox')
  await userEvent.type(input, 'kava{Enter} fiji')
  rerender(page('kava'))
  expect(input).toHaveValue('kava fiji')
  rerender(page(''))
  expect(input).toHaveValue('')
})

test('a render that skips earlier submissions is shown', async () => {
  const { choose, arrive, shown } = open()
  await choose('country', 'sb')
  await choose('country', 'fj')
  arrive(at('fj', ''))
  arrive(at('', ''))
  expect(shown()).toEqual(['', ''])
})

test('external values are shown, as after Back, although a submission is not rendered', async () => {
  const { choose, arrive, shown } = open(at('sb', 'goods'))
  await choose('country', 'fj')
  arrive(at('', 'services'))
  expect(shown()).toEqual(['', 'services'])
})

test('Back before a submission is rendered shows the earlier values', async () => {
  const { choose, arrive, shown } = open(NONE)
  await choose('country', 'fj')
  arrive(NONE)
  expect(shown()).toEqual(['', ''])
})

test('a navigation without new values keeps text that was not submitted', () => {
  const { arrive, shown } = open(NONE)
  screen.getByLabelText<HTMLSelectElement>('country').value = 'sb'
  arrive(NONE)
  expect(shown()).toEqual(['sb', ''])
})
