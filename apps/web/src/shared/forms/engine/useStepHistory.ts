import { preloadToasts } from '@portal/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#shared/page/useHydrated.ts'

interface EntryState {
  step?: unknown
  /** The step of the entry before this one. */
  from?: unknown
}

export interface StepHistory {
  /** From 1. */
  step: number
  /** Goes to a step; Back leads to the one before unless it replaces that. */
  goTo: (step: number, options?: { replace?: boolean }) => void
  /** Goes to the previous step, with the browser's own Back if that leads there. */
  back: () => void
  /** Goes to a step through all steps before it, so that Back visits each. */
  walkTo: (step: number) => Promise<void>
}

/**
 * The step of a form as state of the browser's history entry: Back and Forward walk the steps, a reload stays at its
 * step, and a shared link begins at the first.
 */
export function useStepHistory(count: number): StepHistory {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const entry = state as EntryState | null
  const wanted = entry?.step
  const isStep = typeof wanted === 'number' && Number.isInteger(wanted) && wanted >= 1 && wanted <= count
  const hydrated = useHydrated()
  // The server does not know the history: the page is hydrated at its first step.
  const step = hydrated && isStep ? wanted : 1
  useEffect(() => {
    // Preloaded, because the toast about a lost connection has to be shown without one.
    if (step > 1) void preloadToasts()
  }, [step])
  const navigateTo = (next: EntryState, replace: boolean) =>
    navigate(pathname + search, { replace, preventScrollReset: true, state: { ...entry, ...next } })
  const goTo: StepHistory['goTo'] = (next, { replace = false } = {}) =>
    void navigateTo(replace ? { step: next } : { step: next, from: step }, replace)
  return {
    step,
    goTo,
    back: () => (entry?.from === step - 1 ? void navigate(-1) : goTo(step - 1)),
    walkTo: async (last) => {
      await navigateTo({ step: 1, from: undefined }, true)
      for (let next = 2; next <= last; next++) await navigateTo({ step: next, from: next - 1 }, false)
    },
  }
}
