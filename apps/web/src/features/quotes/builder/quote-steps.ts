import type { QuoteField, QuoteForm } from './quote-form.ts'

type Typed = { [Field in QuoteField]?: QuoteForm[Field] | undefined }

interface QuoteStep {
  name: string
  fields: readonly QuoteField[]
  /** Whether enough is filled in to go on. */
  mayGoOn: (form: Typed) => boolean
}

const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== ''

/** The four steps, in order. */
export const QUOTE_STEPS: readonly QuoteStep[] = [
  {
    name: 'Business Information',
    fields: ['businessName', 'country'],
    mayGoOn: ({ businessName, country }) => isFilled(businessName) && isFilled(country),
  },
  {
    name: 'Website Requirements',
    fields: ['pages', 'additionalServices', 'requirements'],
    mayGoOn: () => true,
  },
  {
    name: 'Domain and Additional Services',
    fields: ['domainType', 'domainName'],
    mayGoOn: ({ domainType }) => domainType !== undefined,
  },
  {
    name: 'Contact Information',
    fields: ['contactName', 'email', 'phone', 'preferredContact'],
    mayGoOn: () => true,
  },
]

/** The last step that can be stood on: the first one that asks for more, or the one wanted if that comes before. */
export function reachable(wanted: number, form: Typed): number {
  const open = QUOTE_STEPS.findIndex(({ mayGoOn }) => !mayGoOn(form))
  return open === -1 ? wanted : Math.min(wanted, open + 1)
}

/** Every field in the order of the steps. */
export const QUOTE_FIELDS: readonly QuoteField[] = QUOTE_STEPS.flatMap(({ fields }) => fields)

/** The step of a field, from 1; the last one for what none of them asks. */
export function stepOf(field: QuoteField): number {
  const at = QUOTE_STEPS.findIndex(({ fields }) => fields.includes(field))
  return at === -1 ? QUOTE_STEPS.length : at + 1
}
