import type { CountryCode } from '@portal/domain/place'
import { createContext, use } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Photos, PhotoStore } from './photos/photo-store.ts'
import type { BusinessForm, BusinessField } from './business-form.ts'

/** What the steps of the wizard work with. */
export interface Registration {
  form: UseFormReturn<BusinessForm, unknown, BusinessForm>
  /** The form as it is typed. */
  shop: BusinessForm
  errorOf: (field: BusinessField) => string | undefined
  country: CountryCode
  chooseCountry: (country: CountryCode) => void
  photoStore: PhotoStore
  photos: Photos
  /** The rejected listing that is sent again; null for a new one. */
  resubmits: number | null
}

export const RegistrationContext = createContext<Registration | null>(null)

/** The registration that a step stands in. */
export function useRegistration(): Registration {
  const registration = use(RegistrationContext)
  if (!registration) throw new Error('A step of the wizard stands in its form')
  return registration
}
