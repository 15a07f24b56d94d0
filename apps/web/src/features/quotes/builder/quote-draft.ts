import { DAY } from '@portal/domain/shared'
import type { StoredRecord } from '#shared/drafts/draft-store.ts'
import { formShelf } from '#shared/drafts/form-draft.ts'
import { BLANK, type QuoteForm } from './quote-form.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** A kept value is taken where it has the kind of the field's blank one; the form's own rules judge the rest. */
function formOf(kept: StoredRecord): Partial<QuoteForm> {
  const sameKind = Object.entries(BLANK).filter(([field, blank]) => isText(blank) && isText(kept[field]))
  const services = Array.isArray(kept.additionalServices) ? kept.additionalServices.filter(isText) : []
  return {
    ...Object.fromEntries(sameKind.map(([field]) => [field, kept[field]])),
    ...(typeof kept.pages === 'number' && { pages: kept.pages }),
    ...((kept.domainType === 'new' || kept.domainType === 'existing') && { domainType: kept.domainType }),
    additionalServices: services as NonNullable<QuoteForm['additionalServices']>,
  }
}

/** What was typed into the quote builder on this device. */
export const quoteShelf = formShelf<QuoteForm>({
  key: 'pending-website-quote',
  lasts: 7 * DAY,
  formOf,
})
