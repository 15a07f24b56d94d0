import type { Registered } from './onboarding.api.ts'

/** The registration that an entry of the browser's history shows as done. */
export function registeredIn(state: unknown): Pick<Registered, 'reference'> | null {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return null
  const { registered } = state
  if (typeof registered !== 'object' || registered === null || !('reference' in registered)) return null
  return typeof registered.reference === 'string' ? { reference: registered.reference } : null
}
