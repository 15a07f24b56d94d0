import type { QuoteRequest } from '@portal/domain/contract'
import { parseQuoteStatus, getQuoteStatusLabel, type QuoteStatus, QUOTE_LIMITS } from '@portal/domain/quote'
import { Alert, Button, Field, RadioGroup, Stack, Text, TextArea } from '@portal/ui'
import { useState, type SubmitEvent } from 'react'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { useUnsentInput, useUnsentText } from '#shared/forms/unsent-text.tsx'
import { EMPTY_OFFER, findOfferErrors, toOfferInput } from './offer-input.ts'
import { OfferFields } from './OfferFields.tsx'
import type { QuoteWork } from './useQuoteWork.ts'

const NOTE_MISSING = 'Please write the timeline and the deliverables'
const STATUS_MISSING = 'Please choose a status'

const getHint = (status: QuoteStatus | null): string =>
  status === 'quoted'
    ? 'What goes with the amount: timeline and deliverables.'
    : 'Optional. A sentence or two that help them understand.'

interface MoveQuoteProps {
  quote: QuoteRequest
  work: QuoteWork
}

/** Changes a request's status, with a note to its sender. Input stays after an error. */
export function MoveQuote({ quote, work }: MoveQuoteProps) {
  const [chosen, setStatus] = useState<QuoteStatus | null>(null)
  const [note, setNote] = useUnsentText(`note to the customer of quote ${quote.id}`)
  const [tried, setTried] = useState(false)
  // Somebody else may have changed the status, so that the choice is no longer possible.
  const status = chosen !== null && quote.nextStatuses.includes(chosen) ? chosen : null
  const text = note.trim()
  const noteMissing = status === 'quoted' && text === ''
  const [offer, setOffer] = useUnsentInput(`amount of quote ${quote.id}`, EMPTY_OFFER)
  const wrong = status === 'quoted' ? findOfferErrors(offer) : {}
  const refusal = work.refusal?.id === quote.id ? work.refusal : null
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (status === null || noteMissing || Object.keys(wrong).length > 0) return
    if (!(await work.move(quote, { status, note: text, ...(status === 'quoted' && toOfferInput(offer)) })))
      return
    setStatus(null)
    setNote('')
    setOffer(EMPTY_OFFER)
    setTried(false)
  }
  if (quote.nextStatuses.length === 0) {
    return <Text tone="soft">{getQuoteStatusLabel(quote.status)}: this status is final.</Text>
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <RequiredNote />
        {refusal && (
          <Alert tone="danger" role="alert">
            {refusal.text}
          </Alert>
        )}
        <RadioGroup
          legend="Move to"
          name="status"
          variant="card"
          options={quote.nextStatuses.map((next) => ({ value: next, label: getQuoteStatusLabel(next) }))}
          value={status ?? ''}
          onChange={({ target }) => setStatus(parseQuoteStatus(target.value))}
          error={tried && status === null ? STATUS_MISSING : undefined}
          required
        />
        {status === 'quoted' && (
          <OfferFields
            quote={quote}
            offer={offer}
            errors={{ ...refusal?.fields, ...(tried && wrong) }}
            onChange={setOffer}
          />
        )}
        <Field
          label={
            <>
              Note to <span translate="no">{quote.contactName}</span>
            </>
          }
          hint={getHint(status)}
          error={tried && noteMissing ? NOTE_MISSING : undefined}
          required={status === 'quoted'}
        >
          <TextArea
            rows={status === 'quoted' ? 6 : 3}
            maxLength={QUOTE_LIMITS.note}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Text size="small" tone="soft">
          <span translate="no">{quote.contactName}</span> gets the status and the note by email, and sees them
          on the status page.
        </Text>
        <p>
          <Button type="submit" busy={work.isMoving}>
            {work.isMoving ? 'Moving…' : 'Update and notify'}
          </Button>
        </p>
      </Stack>
    </form>
  )
}
