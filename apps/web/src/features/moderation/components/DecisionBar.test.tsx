import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oil, print } from '#test/queue-items.ts'
import type { DecisionsState } from '../useDecisions.ts'
import { DecisionBar } from './DecisionBar.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const decisions = (last: DecisionsState['last']): DecisionsState => ({
  decide: () => Promise.resolve(true),
  approveAll: () => Promise.resolve(),
  takeDown: () => Promise.resolve(true),
  isSending: false,
  refusal: null,
  decided: new Set(),
  last,
  undo: {
    undoable: null,
    secondsLeft: 0,
    isUndone: false,
    isUndoing: false,
    refusal: null,
    offer: () => {},
    undo: () => Promise.resolve(),
  },
})

const approve = () => screen.getByRole('button', { name: 'Approve' })

test('a second tap does not approve the item that the first one has opened', () => {
  const decide = vi.fn<DecisionsState['decide']>(() => Promise.resolve(true))
  const rest = { rejecting: null, setRejecting: () => {}, decide }
  const { rerender } = render(<DecisionBar {...rest} item={oil} decisions={decisions(null)} />)
  fireEvent.click(approve())
  rerender(<DecisionBar {...rest} item={print} decisions={decisions({ text: 'Approved', at: 0 })} />)
  fireEvent.click(approve())
  expect(decide).toHaveBeenCalledTimes(1)
  act(() => void vi.advanceTimersByTime(1000))
  fireEvent.click(approve())
  expect(decide).toHaveBeenCalledTimes(2)
  expect(decide).toHaveBeenLastCalledWith(print, { status: 'approved' })
})
