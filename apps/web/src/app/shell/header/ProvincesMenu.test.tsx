import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProvincesMenu } from './ProvincesMenu.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const opener = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => opener(name).getAttribute('aria-expanded') === 'true'
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const move = (name: string) => fireEvent.pointerMove(opener(name), { pointerType: 'mouse' })

test('keeps the open card while the pointer passes other provinces on its way to it', () => {
  render(<ProvincesMenu />)
  for (let step = 0; step < 10; step += 1) {
    move('Makira-Ulawa Province')
    pass(50)
  }
  fireEvent.pointerLeave(opener('Makira-Ulawa Province'))
  pass(1_000)
  expect(isOpen('Central Province')).toBe(true)
})

test('opens a province’s card when the pointer rests on it', () => {
  render(<ProvincesMenu />)
  move('Makira-Ulawa Province')
  pass(100)
  expect(isOpen('Makira-Ulawa Province')).toBe(true)
  expect(isOpen('Central Province')).toBe(false)
})
