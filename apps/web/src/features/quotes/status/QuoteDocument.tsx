import type { OwnQuoteRequest, QuoteOffer } from '@portal/domain/contract'
import { countryOf } from '@portal/domain/place'
import { formatMoney } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import { Button, Card, DescriptionList, Heading, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useContactEmail } from '#shared/page/page-context.ts'
import { formatValidUntil } from '../format-valid-until.ts'

const Prices = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${token.space[8]} 0;
    border-bottom: 1px solid ${token.role.line};
    text-align: left;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  td {
    padding-left: ${token.space[16]};
    text-align: right;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 400;
  }
  tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: 700;
  }
`

const Scripted = styled.p`
  @media (scripting: none) {
    display: none;
  }
`

const Amounts = ({ offer: { items, amount, currency } }: { offer: QuoteOffer }) => (
  <Prices>
    <tbody>
      {items.map(({ name, price }, position) => (
        <tr key={`${position} ${name}`}>
          <th scope="row">{name}</th>
          <td>{formatMoney(price)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Amount ({currency})</th>
        <td>{formatMoney(amount)}</td>
      </tr>
    </tfoot>
  </Prices>
)

/** A quote with its parties, items, amount and last day; together with what was asked for it is what gets printed. */
export function QuoteDocument({ quote, offer }: { quote: OwnQuoteRequest; offer: QuoteOffer }) {
  const country = countryOf(quote.country).name
  const address = useContactEmail()
  return (
    <Card as="section" gap={16} aria-labelledby="quote">
      <Heading level={2} size="card" id="quote">
        Your quote
      </Heading>
      <DescriptionList
        items={[
          { term: 'Reference', details: quote.reference },
          { term: 'From', details: `${PORTAL.name}, ${address}` },
          { term: 'For', details: `${quote.businessName}, ${country}` },
          { term: 'Valid until', details: `${formatValidUntil(offer.validUntil)}, in ${country}` },
        ]}
      />
      <Amounts offer={offer} />
      <Scripted data-print="hide">
        <Button variant="secondary" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </Scripted>
    </Card>
  )
}
