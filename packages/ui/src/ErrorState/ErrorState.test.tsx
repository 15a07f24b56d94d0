import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorState } from './ErrorState.tsx'

test('is announced and retries', async () => {
  const retry = vi.fn<() => void>()
  const { rerender } = render(<ErrorState title="Failed to load businesses" onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load businesses')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  rerender(<ErrorState title="Failed to load businesses" onRetry={retry} retrying />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})
