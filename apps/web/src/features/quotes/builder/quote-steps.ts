import { NewQuoteRequest } from '@portal/domain/contract'
import type { FormDefinition, FormStep } from '#shared/forms/engine/form-definition.ts'
import { BusinessStep } from './BusinessStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { DomainStep } from './DomainStep.tsx'
import { BLANK_QUOTE, quoteDrafts, type QuoteForm } from './quote-form.ts'
import { WebsiteStep } from './WebsiteStep.tsx'

interface QuoteStep extends FormStep<QuoteForm, NewQuoteRequest> {
  fields: readonly (keyof QuoteForm)[]
}

const unless = (isDone: boolean, words: string): string[] => (isDone ? [] : [words])

const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== ''

const STEPS: readonly QuoteStep[] = [
  {
    name: 'Business Information',
    fields: ['businessName', 'country'],
    missing: ({ businessName, country }) => [
      ...unless(isFilled(businessName), 'the name of your business'),
      ...unless(isFilled(country), 'a country'),
    ],
    Component: BusinessStep,
  },
  {
    name: 'Website Requirements',
    fields: ['pages', 'additionalServices', 'requirements'],
    Component: WebsiteStep,
  },
  {
    name: 'Domain and Additional Services',
    fields: ['domainType', 'domainName'],
    // Undefined before one is chosen.
    missing: ({ domainType }: Partial<QuoteForm>) => unless(domainType !== undefined, 'a domain option'),
    Component: DomainStep,
  },
  {
    name: 'Contact Information',
    fields: ['contactName', 'email', 'phone', 'preferredContact'],
    Component: ContactStep,
  },
]

/** The form of a quote request, as data. */
export const QUOTE_FORM: FormDefinition<QuoteForm, NewQuoteRequest> = {
  schema: NewQuoteRequest,
  // The phone number too, whose rules look at the country and the preferred contact.
  criteriaMode: 'all',
  blank: BLANK_QUOTE,
  steps: STEPS,
  drafts: quoteDrafts,
  toasts: {
    sent: {
      title: 'Quote Request Submitted!',
      description: "We'll review your requirements and send you a custom quote within 24 hours.",
      durationMs: Infinity,
    },
    failed: {
      title: 'Error',
      description: 'Failed to submit quote request. Please try again.',
      tone: 'destructive',
    },
  },
}
