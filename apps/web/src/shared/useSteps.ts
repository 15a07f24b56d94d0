import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from './useHydrated.ts'

interface StepState {
  step?: unknown
}

export interface Steps {
  /** From 1. */
  step: number
  /** Goes to a step; Back leads to the one before unless it is put in its place. */
  go: (step: number, options?: { replace?: boolean }) => void
}

/**
 * Where in a form of several steps somebody is. It stands with the entry of the browser's history, so that Back and
 * Forward walk the steps and a reload stays at its step; the address is one, and a shared link begins at the start.
 */
export function useSteps(count: number): Steps {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const wanted = (state as StepState | null)?.step
  const known = typeof wanted === 'number' && Number.isInteger(wanted) && wanted >= 1 && wanted <= count
  const hydrated = useHydrated()
  return {
    // The server does not know the history: the page is taken over at its first step.
    step: hydrated && known ? wanted : 1,
    go: (step, { replace = false } = {}) =>
      void navigate(pathname + search, {
        replace,
        preventScrollReset: true,
        state: { ...(state as StepState | null), step },
      }),
  }
}
