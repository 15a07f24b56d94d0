import type { createQuoteRequest, NewQuoteRequest } from '@portal/domain/contract'
import { WEBSITE_PACKAGE } from '@portal/domain/quote'
import type { Control, DefaultValues, UseFormRegister, UseFormReturn } from 'react-hook-form'
import type { Body } from '#api/call.ts'

/** What the four steps fill in, as it is typed. */
export type QuoteForm = Body<typeof createQuoteRequest>

export type QuoteField = keyof QuoteForm

/** A form that nobody has touched; there is no domain type before it is chosen. */
export const BLANK: DefaultValues<QuoteForm> = {
  businessName: '',
  country: '',
  pages: WEBSITE_PACKAGE.defaultPages,
  additionalServices: [],
  requirements: '',
  domainName: '',
  contactName: '',
  email: '',
  phone: '',
  preferredContact: 'email',
}

/** The form at work: what is typed, and what it is once it fits the contract. */
export type QuoteFormReturn = UseFormReturn<QuoteForm, unknown, NewQuoteRequest>

/** What a step works with. */
export interface StepProps {
  control: Control<QuoteForm, unknown, NewQuoteRequest>
  register: UseFormRegister<QuoteForm>
  /** What is wrong with a field, if anything. */
  errorOf: (field: QuoteField) => string | undefined
}
