import { DAY } from '@portal/domain/shared'
import { deviceDraft } from '#shared/device-draft.ts'
import type { SendingKey } from '#shared/sending-key.ts'
import { BLANK, type QuoteForm } from './quote-form.ts'

interface QuoteDraft {
  form: Partial<QuoteForm>
  /** What was tried last, so that another try after a lost answer asks for nothing twice. */
  sending: SendingKey | null
}

const LASTS = 7 * DAY

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

/** A kept value is taken where it has the kind of the field's blank one; the form's own rules judge the rest. */
function formOf(kept: Record<string, unknown>): Partial<QuoteForm> {
  const sameKind = Object.entries(BLANK).filter(([field, blank]) => isText(blank) && isText(kept[field]))
  const services = Array.isArray(kept.additionalServices) ? kept.additionalServices.filter(isText) : []
  return {
    ...Object.fromEntries(sameKind.map(([field]) => [field, kept[field]])),
    ...(typeof kept.pages === 'number' && { pages: kept.pages }),
    ...((kept.domainType === 'new' || kept.domainType === 'existing') && { domainType: kept.domainType }),
    additionalServices: services as NonNullable<QuoteForm['additionalServices']>,
  }
}

const sendingOf = (kept: unknown): SendingKey | null =>
  isRecord(kept) && isText(kept.key) && isText(kept.content) ? { key: kept.key, content: kept.content } : null

/** What was typed into the quote builder on this device. */
export const quoteDraft = deviceDraft<QuoteDraft>({
  key: 'pending-website-quote',
  lasts: LASTS,
  parse: (stored) =>
    isRecord(stored) && isRecord(stored.form)
      ? { form: formOf(stored.form), sending: sendingOf(stored.sending) }
      : null,
})
