import type { OwnQuoteRequest, QuoteOffer } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { formatMoney } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import { Button, Card, DescriptionList, Heading } from '@portal/ui'
import { styled } from 'styled-components'
import { AmountLines } from '#shared/layout/AmountLines.tsx'
import { useContactEmail } from '#shared/page/page-context.ts'
import { formatValidUntil } from '../format-valid-until.ts'

const Scripted = styled.p`
  @media (scripting: none) {
    display: none;
  }
`

/** A quote with its parties, items, amount and last day; printed together with the request. */
export function QuoteDocument({ quote, offer }: { quote: OwnQuoteRequest; offer: QuoteOffer }) {
  const country = getCountry(quote.country).name
  const address = useContactEmail()
  const { items, amount, currency, validUntil } = offer
  return (
    <Card as="section" gap={16} aria-labelledby="quote">
      <Heading level={2} size="card" id="quote">
        Your quote
      </Heading>
      <DescriptionList
        items={[
          { term: 'Reference', details: <span translate="no">{quote.reference}</span> },
          {
            term: 'From',
            details: (
              <>
                {PORTAL.name}, <span translate="no">{address}</span>
              </>
            ),
          },
          {
            term: 'For',
            details: (
              <>
                <span translate="no">{quote.businessName}</span>, {country}
              </>
            ),
          },
          { term: 'Valid until', details: `${formatValidUntil(validUntil)}, in ${country}` },
        ]}
      />
      <AmountLines
        caption="What it costs"
        items={items.map(({ name, price }) => ({ name, amount: formatMoney(price) }))}
        sums={[{ name: `Amount (${currency})`, amount: formatMoney(amount), isSum: true }]}
      />
      <Scripted data-print="hide">
        <Button variant="secondary" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </Scripted>
    </Card>
  )
}
