import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

interface Internals {
  recentlyCreatedOwnerStacks: number
}

/**
 * For tests: React's development build no longer notes for each element where it was made, which takes a fifth of a test's time
 * and only serves to print the owners of an element beside a warning. Warnings stay. Throws where React counts otherwise, so
 * that an upgrade doesn't undo it unnoticed.
 */
export function forgetOwnerStacks(): void {
  const internals = (React as unknown as Record<string, Partial<Internals> | undefined>)[INTERNALS]
  if (internals?.recentlyCreatedOwnerStacks === undefined)
    throw new Error('This React does not count its owner stacks')
  // It notes 10,000 a second at most.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
    configurable: true,
  })
}
