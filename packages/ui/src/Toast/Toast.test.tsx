import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOut } from '../../test/layout.ts'
import { createToaster, type Toaster } from './toaster.ts'
import { prepareToasts, ToastProvider, useToast } from './ToastProvider.tsx'

beforeEach(() => layOut())
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' })
const messages = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function shown(...titles: string[]): Promise<Toaster> {
  const toaster = createToaster()
  render(<ToastProvider toaster={toaster}>Page</ToastProvider>)
  act(() => {
    for (const title of titles) toaster.show({ title })
  })
  await vi.dynamicImportSettled()
  await pass(0)
  return toaster
}

test('one message is visible, the next waits until it is gone', async () => {
  await shown('Saved', 'Sent')
  expect(messages()).toEqual(['Saved'])
  await pass(5000)
  await pass(200)
  expect(messages()).toEqual(['Sent'])
})

test('a message stays 5,000 ms', async () => {
  await shown('Saved')
  await pass(4900)
  expect(messages()).toEqual(['Saved'])
  await pass(400)
  expect(messages()).toEqual([])
})

test('F8 moves focus to the region, and the message waits meanwhile', async () => {
  await shown('Saved')
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
  expect(region()).toContainElement(document.activeElement as HTMLElement)
  await pass(10_000)
  expect(messages()).toEqual(['Saved'])
})

test('its cross dismisses it', async () => {
  await shown('Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await pass(200)
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
  await shown('Saved')
  swipe(by)
  await pass(200)
  expect(messages()).toEqual(left)
})

test('a message can be taken back before its turn', async () => {
  const toaster = await shown('Saved')
  const id = toaster.show({ title: 'Sent' })
  toaster.dismiss(id)
  await pass(5200)
  expect(messages()).toEqual([])
})

test('components reach the queue, and say so when there is none', () => {
  const toaster = createToaster()
  const Asks = () => <p>{useToast() === toaster ? 'the same' : 'another'}</p>
  render(
    <ToastProvider toaster={toaster}>
      <Asks />
    </ToastProvider>,
  )
  expect(screen.getByText('the same')).toBeInTheDocument()
})

test('what draws the messages can be there before the first one', async () => {
  await expect(prepareToasts()).resolves.toBe(true)
})
