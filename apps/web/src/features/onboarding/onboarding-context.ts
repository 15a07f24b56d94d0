import { createContext, use } from 'react'
import type { Photos, PhotoStore } from './photos/photo-store.ts'

/** What the wizard's steps need besides the form. */
export interface Onboarding {
  photoStore: PhotoStore
  photos: Photos
  /** Why the photos of a rejected business were not accepted, until they are changed. */
  photosProblem: string | null
  /** The rejected business that is sent again; null for a new one. */
  resubmittedId: number | null
}

export const OnboardingContext = createContext<Onboarding | null>(null)

/** The context of the wizard around a step. */
export function useOnboarding(): Onboarding {
  const onboarding = use(OnboardingContext)
  if (!onboarding) throw new Error('A step of the wizard is rendered inside of it')
  return onboarding
}
