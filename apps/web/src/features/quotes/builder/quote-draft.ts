import { DAY } from '@portal/domain/shared'
import { draftShelf, storedIn, type Shelved, type Stored } from '#shared/draft-shelf.ts'
import type { SendingKey } from '#shared/sending-key.ts'
import { BLANK, type QuoteForm } from './quote-form.ts'

/** A request for a website that was not sent yet. */
export interface QuoteDraft extends Shelved {
  form: Partial<QuoteForm>
  /** What was tried last, so that another try after a lost answer asks for nothing twice. */
  sending: SendingKey | null
}

const LASTS = 7 * DAY

const isText = (value: unknown): value is string => typeof value === 'string'

/** A kept value is taken where it has the kind of the field's blank one; the form's own rules judge the rest. */
function formOf(kept: Stored): Partial<QuoteForm> {
  const sameKind = Object.entries(BLANK).filter(([field, blank]) => isText(blank) && isText(kept[field]))
  const services = Array.isArray(kept.additionalServices) ? kept.additionalServices.filter(isText) : []
  return {
    ...Object.fromEntries(sameKind.map(([field]) => [field, kept[field]])),
    ...(typeof kept.pages === 'number' && { pages: kept.pages }),
    ...((kept.domainType === 'new' || kept.domainType === 'existing') && { domainType: kept.domainType }),
    additionalServices: services as NonNullable<QuoteForm['additionalServices']>,
  }
}

function sendingOf(value: unknown): SendingKey | null {
  const { key, content } = storedIn(value) ?? {}
  return isText(key) && isText(content) ? { key, content } : null
}

function draftIn(stored: Stored, shelved: Shelved): QuoteDraft | null {
  const form = storedIn(stored.form)
  return form && { ...shelved, form: formOf(form), sending: sendingOf(stored.sending) }
}

/** What was typed into the quote builder on this device. */
export const quoteShelf = draftShelf<QuoteDraft>({
  key: 'pending-website-quote',
  lasts: LASTS,
  parse: draftIn,
})
