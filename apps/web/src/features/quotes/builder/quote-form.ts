import type { createQuoteRequest, NewQuoteRequest } from '@portal/domain/contract'
import { WEBSITE_PACKAGE } from '@portal/domain/quote'
import type { Body } from '#shared/calls/call.ts'
import type { StoredRecord } from '#shared/drafts/stored-record.ts'
import { createFormDraftStore, pickMatchingFields } from '#shared/drafts/form-draft.ts'
import type { StepProps } from '#shared/forms/engine/form-definition.ts'

/** The values of the four steps as typed. */
export type QuoteForm = Body<typeof createQuoteRequest>

export type QuoteStepProps = StepProps<QuoteForm, NewQuoteRequest>

/** The blank form; it has no domain type before one is chosen. */
export const BLANK_QUOTE = {
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
} as Omit<QuoteForm, 'domainType'> as QuoteForm

const isText = (value: unknown): value is string => typeof value === 'string'

function parseQuote(stored: StoredRecord): QuoteForm {
  const { additionalServices, domainType } = stored
  const services = Array.isArray(additionalServices) ? additionalServices.filter(isText) : []
  return {
    ...BLANK_QUOTE,
    ...pickMatchingFields(stored, BLANK_QUOTE),
    ...((domainType === 'new' || domainType === 'existing') && { domainType }),
    additionalServices: services as NonNullable<QuoteForm['additionalServices']>,
  }
}

/** Drafts of quote requests on this device. */
export const quoteDrafts = createFormDraftStore<QuoteForm>({
  key: 'pending-website-quote',
  parseForm: parseQuote,
  parseExtra: () => ({}),
})
