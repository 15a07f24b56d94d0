import type { OwnQuoteRequest, QuoteAnswer, QuoteOffer } from '@portal/domain/contract'
import { QUOTE_LIMITS } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'
import { Alert, Button, Cluster, Field, Heading, Stack, Text, TextArea } from '@portal/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { useAnswerQuoteMutation, type QuoteIdentity } from '../quotes.api.ts'
import { formatValidUntil } from '../format-valid-until.ts'

type Choice = QuoteAnswer['answer']

const UNCLEAR = 'That did not work. We didn’t receive your answer: try again in a moment.'

const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

interface AnswerOfferProps {
  quote: OwnQuoteRequest
  offer: QuoteOffer
  identity: QuoteIdentity
  onAnswered: () => void
  /** The answer was refused; if the quote was answered elsewhere, this part is gone by then. */
  onRefused: (why: string) => void
}

/** Accepts or declines a quote, after a second step that says what the answer means. */
export function AnswerOffer({ quote, offer, identity, onAnswered, onRefused }: AnswerOfferProps) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [answer, { isLoading, error }] = useAnswerQuoteMutation()
  const isSending = useRef(false)
  const send = async (note: string) => {
    if (choice === null || isSending.current) return
    isSending.current = true
    const { data, error: refused } = await answer({
      reference: quote.reference,
      email: identity.email,
      offer: offer.id,
      answer: choice,
      ...(note !== '' && { note }),
    })
    // Once it has arrived, the next page takes its place; until then it must not be sent again.
    if (data) return onAnswered()
    isSending.current = false
    onRefused(describeFailure(refused, UNCLEAR))
  }
  return (
    <Scripted data-print="hide">
      <Stack>
        {error !== undefined && (
          <Alert tone="danger" role="alert">
            {describeFailure(error, UNCLEAR)}
          </Alert>
        )}
        {choice === null ? (
          <Cluster gap={12}>
            <Button onClick={() => setChoice('accept')}>Accept</Button>
            <Button variant="secondary" onClick={() => setChoice('decline')}>
              Decline
            </Button>
          </Cluster>
        ) : (
          <Confirm
            choice={choice}
            amount={formatMoney(offer.amount)}
            isSending={isLoading}
            onSend={send}
            onBack={() => setChoice(null)}
          />
        )}
        <Text size="small" tone="soft">
          You can answer until the end of {formatValidUntil(offer.validUntil)}.
        </Text>
      </Stack>
    </Scripted>
  )
}

const TEXTS = {
  accept: {
    title: (amount: string) => `Accept the quote for ${amount}?`,
    meaning: 'We start when you accept. We’ll email you to confirm.',
    button: 'Accept the quote',
  },
  decline: {
    title: (amount: string) => `Decline the quote for ${amount}?`,
    meaning: 'This closes your request. You can ask for another quote at any time.',
    button: 'Decline the quote',
  },
} as const

interface ConfirmProps {
  choice: Choice
  amount: string
  isSending: boolean
  onSend: (note: string) => Promise<void>
  onBack: () => void
}

function Confirm({ choice, amount, isSending, onSend, onBack }: ConfirmProps) {
  const [note, setNote] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { title, meaning, button } = TEXTS[choice]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSend(note.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Heading level={3} size="small" ref={heading} tabIndex={-1}>
          {title(amount)}
        </Heading>
        <Text>{meaning}</Text>
        <Field label="A note to us" hint="Optional.">
          <TextArea
            rows={3}
            maxLength={QUOTE_LIMITS.answer}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Cluster gap={12}>
          <Button type="submit" busy={isSending}>
            {isSending ? 'Sending…' : button}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
