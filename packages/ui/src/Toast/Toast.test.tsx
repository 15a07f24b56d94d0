import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mockLayout } from '../../test/mockLayout.ts'
import { createToaster, type Toaster } from './toaster.ts'
import { preloadToasts, ToastPlace, ToastProvider, useToast } from './ToastProvider.tsx'

beforeEach(() => mockLayout())
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' })
const messages = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function renderToasts(...titles: string[]): Promise<Toaster> {
  const toaster = createToaster()
  render(<ToastProvider toaster={toaster}>Page</ToastProvider>)
  act(() => {
    for (const title of titles) toaster.show({ title })
  })
  await vi.dynamicImportSettled()
  await advance(0)
  return toaster
}

test('shows one toast at a time', async () => {
  await renderToasts('Saved', 'Sent')
  expect(messages()).toEqual(['Saved'])
  await advance(5000)
  await advance(200)
  expect(messages()).toEqual(['Sent'])
})

test('a toast closes after 5,000 ms', async () => {
  await renderToasts('Saved')
  await advance(4900)
  expect(messages()).toEqual(['Saved'])
  await advance(400)
  expect(messages()).toEqual([])
})

test('F8 moves focus to the region, and the toast stays while it has focus', async () => {
  await renderToasts('Saved')
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
  expect(region()).toContainElement(document.activeElement as HTMLElement)
  await advance(10_000)
  expect(messages()).toEqual(['Saved'])
})

test('the close button dismisses it', async () => {
  await renderToasts('Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await advance(200)
  expect(messages()).toEqual([])
})

function swipe(by: number) {
  const toast = screen.getByRole('listitem')
  fireEvent.pointerDown(toast, { button: 0, clientX: 10, clientY: 5, pointerId: 1 })
  fireEvent.pointerMove(toast, { clientX: 15, clientY: 5, pointerId: 1 })
  fireEvent.pointerMove(toast, { clientX: 10 + by, clientY: 5, pointerId: 1 })
  fireEvent.pointerUp(toast, { clientX: 10 + by, clientY: 5, pointerId: 1 })
}

test.each([
  [40, ['Saved']],
  [60, []],
])('a swipe of %i px to the right leaves %j', async (by, left) => {
  await renderToasts('Saved')
  swipe(by)
  await advance(200)
  expect(messages()).toEqual(left)
})

test('a waiting toast can be dismissed', async () => {
  const toaster = await renderToasts('Saved')
  const id = toaster.show({ title: 'Sent' })
  toaster.dismiss(id)
  await advance(5200)
  expect(messages()).toEqual([])
})

test('clearing removes shown and waiting toasts, and keeps later ones', async () => {
  const toaster = await renderToasts('Saved', 'Sent')
  await advance(1000)
  const now = Date.now()
  act(() => {
    toaster.show({ title: 'Deleted' })
    toaster.clear(now)
  })
  await advance(200)
  expect(messages()).toEqual(['Deleted'])
})

function openDialog(): HTMLElement {
  const dialog = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => dialog.remove())
  dialog.setAttribute('role', 'dialog')
  dialog.append(document.createElement('input'), document.createElement('input'))
  return dialog
}

test.each([
  ['normal', []],
  ['destructive', ['Saved']],
] as const)('a dialog that opens leaves of a %s toast %j', async (tone, left) => {
  const toaster = await renderToasts()
  act(() => void toaster.show({ title: 'Saved', tone }))
  await vi.dynamicImportSettled()
  await advance(0)
  act(() => openDialog().querySelector('input')?.focus())
  await advance(200)
  expect(messages()).toEqual(left)
})

test('a toast stays while focus moves within an open dialog', async () => {
  const dialog = openDialog()
  await renderToasts('Saved')
  act(() => dialog.querySelectorAll('input').forEach((field) => field.focus()))
  await advance(200)
  expect(messages()).toEqual(['Saved'])
})

test.each([
  [700, 'top'],
  [100, 'bottom'],
])('with the focus %i px down a window of 768 px it is at the %s', async (top, side) => {
  const field = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => field.remove())
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this === field ? top : 668, 400, this === field ? 44 : 100)
  })
  field.focus()
  await renderToasts('Saved')
  await advance(50)
  expect(region().querySelector('[data-side]')).toHaveAttribute('data-side', side)
})

test('a field that was pressed, without a visible focus, leaves it at the bottom', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => button.remove())
  vi.spyOn(button, 'matches').mockReturnValue(false)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 668, 400, 100),
  )
  button.focus()
  await renderToasts('Saved')
  await advance(50)
  expect(region().querySelector('[data-side]')).toHaveAttribute('data-side', 'bottom')
})

test.each([
  [5000, ['Sent']],
  [Infinity, []],
])(
  'is shown in the place that the page has for it; once that is gone a duration of %d leaves %j',
  async (durationMs, left) => {
    const toaster = createToaster()
    const renderPage = (hasPlace: boolean) => (
      <ToastProvider toaster={toaster}>
        <section aria-label="Review">{hasPlace && <ToastPlace />}</section>
      </ToastProvider>
    )
    const { rerender } = render(renderPage(true))
    act(() => void toaster.show({ title: 'Sent', durationMs }))
    await vi.dynamicImportSettled()
    await advance(0)
    const place = screen.getByRole('region', { name: 'Review' })
    await advance(4000)
    expect(within(place).getByRole('listitem')).toHaveTextContent('Sent')
    rerender(renderPage(false))
    await advance(0)
    expect(messages()).toEqual(left)
    expect(place).toBeEmptyDOMElement()
  },
)

test('an announcement is read without a toast, a repeated one again', async () => {
  const toaster = await renderToasts()
  act(() => toaster.announce('Order cancelled'))
  const first = screen.getByText('Order cancelled')
  expect(first.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  act(() => toaster.announce('Order cancelled'))
  expect(screen.getByText('Order cancelled')).not.toBe(first)
  expect(messages()).toEqual([])
})

test('useToast returns the queue and throws without a provider', () => {
  const toaster = createToaster()
  const Consumer = () => <p>{useToast() === toaster ? 'the same' : 'another'}</p>
  render(
    <ToastProvider toaster={toaster}>
      <Consumer />
    </ToastProvider>,
  )
  expect(screen.getByText('the same')).toBeInTheDocument()
})

test('preloadToasts loads the region before the first toast', async () => {
  await expect(preloadToasts()).resolves.toBe(true)
})
