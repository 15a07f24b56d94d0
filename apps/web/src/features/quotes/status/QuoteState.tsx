import type { OwnQuoteRequest } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { getQuoteStatusLabel, getQuoteStatusMeaning } from '@portal/domain/quote'
import { formatDateTime, formatMoney, formatRelativeTime } from '@portal/domain/shared'
import {
  Alert,
  Badge,
  Card,
  Cluster,
  from,
  Heading,
  SectionHeader,
  Stack,
  Text,
  TextLink,
  token,
} from '@portal/ui'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Section } from '#shared/layout/Section.tsx'
import { useContactEmail, useNow } from '#shared/page/page-context.ts'
import { formatValidUntil } from '../format-valid-until.ts'
import { QUOTE_TONES } from '../quote-tone.ts'
import type { QuoteIdentity } from '../quotes.api.ts'
import { AnswerOffer } from './AnswerOffer.tsx'
import { QuoteDocument } from './QuoteDocument.tsx'
import { RequestSummary, RequestPrices } from './RequestSummary.tsx'

const Columns = styled.div`
  display: grid;
  gap: ${token.space[24]};
  align-items: start;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  }
`

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** A timeline of what happened, newest first. */
const History = styled.ol`
  display: grid;
  > li {
    position: relative;
    display: grid;
    gap: ${token.space[8]};
    justify-items: start;
    padding: 0 0 ${token.space[24]} ${token.space[24]};
    border-left: 2px solid ${token.role.line};
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li::before {
    content: '';
    position: absolute;
    top: 0.2rem;
    left: -0.5rem;
    width: 0.875rem;
    height: 0.875rem;
    border: 3px solid ${token.role.surface};
    border-radius: ${token.radius.pill};
    background: ${token.color.lagoon};
  }
`

/** A time, absolute and relative. */
function When({ at, timeZone }: { at: string; timeZone: string }) {
  const now = useNow()
  return (
    <Text size="small" tone="soft">
      <time dateTime={at}>{formatDateTime(at, timeZone)}</time> · {formatRelativeTime(at, now)}
    </Text>
  )
}

/** How to ask about a quote, or accept one without an amount: by an email that names the request. */
function Answer({ quote: { reference, businessName, status, offer } }: { quote: OwnQuoteRequest }) {
  const address = useContactEmail()
  const subject = encodeURIComponent(`Website quote ${reference}, ${businessName}`)
  return (
    <Text size="small">
      {status === 'quoted' && offer === null
        ? 'To go ahead, or to ask about it, write to '
        : 'Questions? Write to '}
      <TextLink href={`mailto:${address}?subject=${subject}`}>{address}</TextLink>.
    </Text>
  )
}

/** A request's status, its meaning and the notes, for its sender. */
export function QuoteState({ quote, identity }: { quote: OwnQuoteRequest; identity: QuoteIdentity }) {
  const { timeZone } = getCountry(quote.country)
  const heading = useRef<HTMLHeadingElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { offer } = quote
  return (
    <Columns>
      <Stack gap={24}>
        <Card as="section" gap={12} aria-labelledby="quote-state">
          <Cluster justify="between">
            <Text translate="no" size="eyebrow" tone="action">
              {quote.reference}
            </Text>
            <Badge tone={QUOTE_TONES[quote.status]}>{getQuoteStatusLabel(quote.status)}</Badge>
          </Cluster>
          <Heading level={2} size="part" id="quote-state" ref={heading} tabIndex={-1}>
            {getQuoteStatusMeaning(quote.status)}
          </Heading>
          <When at={quote.createdAt} timeZone={timeZone} />
          {offer && quote.status === 'quoted' && (
            <AnswerOffer
              key={offer.id}
              quote={quote}
              offer={offer}
              identity={identity}
              onAnswered={() => heading.current?.focus()}
              onRefused={setRefusal}
            />
          )}
          {refusal !== null && quote.status !== 'quoted' && (
            <Alert tone="danger" role="alert" title="We didn’t record your answer.">
              {refusal}
            </Alert>
          )}
          <Answer quote={quote} />
        </Card>
        {offer && <QuoteDocument quote={quote} offer={offer} />}
        <Section gap={16} aria-labelledby="history">
          <SectionHeader title="What happened" id="history" />
          <History role="list">
            {quote.history.map(({ status, note, at, byRequester, offer: sent }) => (
              <li key={`${at} ${status}`}>
                <strong>{byRequester ? `You ${status} it` : getQuoteStatusLabel(status)}</strong>
                {sent && (
                  <Text>
                    {formatMoney(sent.amount)}, valid until {formatValidUntil(sent.validUntil)}
                  </Text>
                )}
                {note !== null && <Words>{note}</Words>}
                <When at={at} timeZone={timeZone} />
              </li>
            ))}
            <li>
              <strong>You asked for a quote</strong>
              <When at={quote.createdAt} timeZone={timeZone} />
            </li>
          </History>
        </Section>
      </Stack>
      <Card as="section" gap={16} aria-labelledby="asked">
        <Heading level={2} size="card" id="asked">
          What you asked for
        </Heading>
        <RequestSummary quote={quote} />
        <Heading level={3} size="small">
          Prices when you asked
        </Heading>
        <RequestPrices quote={quote} />
      </Card>
    </Columns>
  )
}
