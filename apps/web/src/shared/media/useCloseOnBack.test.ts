import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCloseOnBack } from './useCloseOnBack.ts'

test('Back closes it and stays on the page', async () => {
  // An entry of its own, so that none lies ahead.
  window.history.pushState(null, '')
  const before = window.history.length
  const close = vi.fn<() => void>()
  const { rerender } = renderHook(({ isOpen }) => useCloseOnBack(isOpen, close), {
    initialProps: { isOpen: true },
  })
  expect(window.history.length).toBe(before + 1)
  window.history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  const back = vi.spyOn(window.history, 'back')
  rerender({ isOpen: false })
  expect(back).not.toHaveBeenCalled()
  back.mockRestore()
})

test('closing in another way removes its history entry', async () => {
  const close = vi.fn<() => void>()
  const { rerender } = renderHook(({ isOpen }) => useCloseOnBack(isOpen, close), {
    initialProps: { isOpen: true },
  })
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  rerender({ isOpen: false })
  await left
  expect(close).not.toHaveBeenCalled()
})
