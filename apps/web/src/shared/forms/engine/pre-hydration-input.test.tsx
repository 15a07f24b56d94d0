import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePreHydrationInput } from './pre-hydration-input.ts'

const BLANK = { name: '', phone: '', kind: '', hasAgreed: false }

interface ShopProps {
  onShow?: (texts: object) => void
  /** Runs while the form is rendered, after its own render. */
  meanwhile?: () => void
}

const Meanwhile = ({ run }: { run: () => void }) => {
  if (typeof document !== 'undefined') run()
  return null
}

function Shop({ meanwhile = () => undefined, onShow = () => undefined }: ShopProps) {
  const { control, register, reset } = useForm({ defaultValues: BLANK })
  const values = useWatch({ control })
  usePreHydrationInput('shop', Object.keys(BLANK), (texts, ticks) => {
    onShow(texts)
    reset({ ...BLANK, ...texts, ...ticks })
  })
  return (
    <form id="shop">
      <input aria-label="Name" {...register('name')} />
      <input aria-label="Phone" {...register('phone')} />
      <select aria-label="Kind" {...register('kind')}>
        <option value="">Any</option>
        <option value="bakery">Bakery</option>
      </select>
      <input type="checkbox" aria-label="I agree" {...register('hasAgreed')} />
      <Meanwhile run={meanwhile} />
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

const arrivedBy = (type: string) => {
  const arrival = { ...performance.mark('arrival').toJSON(), type } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([arrival])
}

const type = (label: string, text: string) => {
  const field = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
  field.value = text
}

/** The page as the server sends it; `hydrate` runs its script. */
function openPage(props: ShopProps = {}, onRecoverableError?: () => void) {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Shop />)
  document.body.append(page)
  return {
    hydrate: () =>
      act(() => hydrateRoot(page, <Shop {...props} />, onRecoverableError && { onRecoverableError })),
  }
}

const readForm = () => {
  const hasAgreed = screen.getByLabelText<HTMLInputElement>('I agree').checked
  const shown = { ...Object.fromEntries(new FormData(document.forms[0])), hasAgreed }
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(shown)
  return shown
}

/** Imitates the page's first script, which records used fields. */
const recordInput = ({ target }: Event) => target && window.earlyInput?.add(target)

beforeEach(() => {
  window.earlyInput = new Set()
  addEventListener('input', recordInput, true)
})

afterEach(() => {
  removeEventListener('input', recordInput, true)
  delete window.earlyInput
  document.body.replaceChildren()
})

test('keeps text typed before hydration', async () => {
  arrivedBy('navigate')
  const { hydrate } = openPage()
  type('Name', 'Kokonut')
  type('Kind', 'bakery')
  await hydrate()
  expect(readForm()).toEqual({ ...BLANK, name: 'Kokonut', kind: 'bakery' })
})

test('keeps text typed between the first render and its commit', async () => {
  arrivedBy('navigate')
  const { hydrate } = openPage({ meanwhile: () => type('Phone', '12345') })
  type('Name', 'Kokonut')
  await hydrate()
  expect(readForm()).toEqual({ ...BLANK, name: 'Kokonut', phone: '12345' })
})

test.each(['back_forward', 'reload'])('ignores text that the browser filled in on %s', async (arrival) => {
  arrivedBy(arrival)
  const onShow = vi.fn<(texts: object) => void>()
  const { hydrate } = openPage({ onShow })
  type('Name', 'Kokonut')
  await hydrate()
  expect(onShow).not.toHaveBeenCalled()
})

test('keeps text typed into a form that was translated before hydration', async () => {
  const onRecoverableError = vi.fn<() => void>()
  const { hydrate } = openPage({}, onRecoverableError)
  type('Name', 'Auki Bakery')
  document.querySelector('output')?.replaceChildren(document.createElement('font'))
  await hydrate()
  expect(onRecoverableError).toHaveBeenCalled()
  expect(screen.getByLabelText('Name')).toHaveValue('Auki Bakery')
})

test('keeps a box ticked before hydration', async () => {
  arrivedBy('navigate')
  const { hydrate } = openPage()
  screen.getByLabelText('I agree').click()
  await hydrate()
  expect(readForm()).toEqual({ ...BLANK, hasAgreed: true })
})

test('keeps text once when the form is replaced before hydration', () => {
  arrivedBy('navigate')
  openPage()
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Auki Bakery' } })
  document.body.replaceChildren()
  const { unmount } = render(<Shop />)
  expect(readForm()).toEqual({ ...BLANK, name: 'Auki Bakery' })
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Auki Ice' } })
  unmount()
  render(<Shop />)
  expect(readForm()).toEqual(BLANK)
})

test('keeps text typed after a reload, unlike text that the browser filled in', async () => {
  arrivedBy('reload')
  const { hydrate } = openPage()
  type('Phone', '12345')
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Kokonut' } })
  await hydrate()
  expect(readForm()).toMatchObject({ name: 'Kokonut' })
})
