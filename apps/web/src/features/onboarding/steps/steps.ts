import { REGISTRATION_LIMITS } from '@portal/domain/business'
import { countCharacters } from '@portal/domain/shared'
import { OnboardingForm } from '@portal/domain/contract'
import type { FormDefinition, FormStep } from '#shared/forms/engine/form-definition.ts'
import { BLANK_BUSINESS, type BusinessField, type BusinessForm } from '../business-form.ts'
import { createOnboardingDrafts, type OnboardingExtra } from '../onboarding-draft.ts'
import { ContactStep } from './ContactStep.tsx'
import { ImagesStep } from './ImagesStep.tsx'
import { LocationStep } from './LocationStep.tsx'
import { BusinessInfoStep } from './BusinessInfoStep.tsx'
import { TermsStep } from './TermsStep.tsx'

interface OnboardingStep extends FormStep<BusinessForm> {
  fields: readonly BusinessField[]
}

const unless = (isDone: boolean, words: string): string[] => (isDone ? [] : [words])

const isFilled = (text: string): boolean => text.trim() !== ''

const { min: MIN_DESCRIPTION } = REGISTRATION_LIMITS.description

export const STEPS: readonly OnboardingStep[] = [
  {
    name: 'Shop Info',
    fields: ['shopName', 'category', 'description'],
    missing: ({ shopName, category, description }) => [
      ...unless(isFilled(shopName), 'the shop’s name'),
      ...unless(isFilled(category), 'a category'),
      // Without the remaining number, which would be announced at every key.
      ...unless(
        countCharacters(description) >= MIN_DESCRIPTION,
        `a description of at least ${MIN_DESCRIPTION} characters`,
      ),
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
  { name: 'Images', fields: [], attachments: ['images'], Component: ImagesStep },
  {
    name: 'Terms',
    fields: ['acceptTerms'],
    missing: ({ acceptTerms }) => unless(acceptTerms, 'your agreement to the terms'),
    Component: TermsStep,
  },
]

export const STEP_NAMES: readonly string[] = STEPS.map(({ name }) => name)

/** Stays in the page, beside the text about the time of a review. */
const REGISTERED = {
  title: 'Shop Registered Successfully!',
  description: "Your shop has been submitted for review. You'll receive an email within 24 hours.",
  durationMs: Infinity,
}

/** The wizard as data; a resubmission has its own drafts. */
export const createWizardForm = (
  resubmittedId: number | null,
): FormDefinition<BusinessForm, BusinessForm, OnboardingExtra> => ({
  schema: OnboardingForm,
  // The phone number too, whose rule looks at the place.
  criteriaMode: 'all',
  blank: BLANK_BUSINESS,
  steps: STEPS,
  drafts: createOnboardingDrafts(resubmittedId),
  reopensAtLastStep: true,
  toasts: {
    ...(resubmittedId === null && { sent: REGISTERED }),
    failed: {
      title: 'Registration Failed',
      description: 'Failed to register your shop. Please try again or contact support.',
      tone: 'destructive',
    },
  },
})
