import { REGISTRATION } from '@portal/domain/business'
import { lengthOf } from '@portal/domain/shared'
import type { ComponentType } from 'react'
import type { BusinessForm, BusinessField } from '../business-form.ts'
import { ContactStep } from './ContactStep.tsx'
import { ImagesStep } from './ImagesStep.tsx'
import { LocationStep } from './LocationStep.tsx'
import { BusinessInfoStep } from './BusinessInfoStep.tsx'
import { TermsStep } from './TermsStep.tsx'

/** A step of the wizard. */
export interface WizardStep {
  name: string
  fields: readonly BusinessField[]
  /** What has to be filled before the next step, in words; nothing when it is. */
  missing: (shop: BusinessForm) => readonly string[]
  Component: ComponentType
}

const unless = (isFilled: boolean, words: string): string[] => (isFilled ? [] : [words])

const isFilled = (text: string): boolean => text.trim() !== ''

function missingDescription(description: string): string[] {
  const left = REGISTRATION.description.min - lengthOf(description)
  if (left === REGISTRATION.description.min) return ['a description']
  return unless(left <= 0, `${left} more ${left === 1 ? 'character' : 'characters'} of description`)
}

export const STEPS: readonly WizardStep[] = [
  {
    name: 'Shop Info',
    fields: ['shopName', 'category', 'description'],
    missing: ({ shopName, category, description }) => [
      ...unless(isFilled(shopName), 'the shop’s name'),
      ...unless(isFilled(category), 'a category'),
      ...missingDescription(description),
    ],
    Component: BusinessInfoStep,
  },
  {
    name: 'Location',
    fields: ['province', 'cityTown'],
    missing: ({ province, cityTown }) => [
      ...unless(isFilled(province), 'a province'),
      ...unless(isFilled(cityTown), 'the city or town'),
    ],
    Component: LocationStep,
  },
  {
    name: 'Contact',
    fields: ['ownerName', 'email', 'phone', 'businessLicense'],
    missing: ({ ownerName, email }) => [
      ...unless(isFilled(ownerName), 'the owner’s name'),
      ...unless(isFilled(email), 'an email address'),
    ],
    Component: ContactStep,
  },
  { name: 'Images', fields: [], missing: () => [], Component: ImagesStep },
  {
    name: 'Terms',
    fields: ['acceptTerms'],
    missing: ({ acceptTerms }) => unless(acceptTerms, 'your acceptance of the terms'),
    Component: TermsStep,
  },
]

export const STEP_NAMES: readonly string[] = STEPS.map(({ name }) => name)

/** The step at which photos are chosen, from 1. */
export const IMAGES_STEP = 4

/** Every field in the order in which it is asked for. */
export const FIELDS: readonly BusinessField[] = STEPS.flatMap(({ fields }) => fields)

/** The step, from 1, that asks for a field. */
export const stepOf = (field: BusinessField): number =>
  STEPS.findIndex(({ fields }) => fields.includes(field)) + 1

/** The step, from 1, or the first before it that lets nobody pass yet. */
export function reachable(step: number, shop: BusinessForm): number {
  const closed = STEPS.findIndex(({ missing }) => missing(shop).length > 0)
  return closed === -1 ? step : Math.min(step, closed + 1)
}
