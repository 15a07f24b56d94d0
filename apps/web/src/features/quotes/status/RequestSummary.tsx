import type { OwnQuoteRequest } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { formatMoney } from '@portal/domain/shared'
import { DescriptionList, Text } from '@portal/ui'
import { styled } from 'styled-components'

const Requirements = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
  font-weight: 400;
`

type SummarisedRequest = Pick<
  OwnQuoteRequest,
  'businessName' | 'country' | 'pages' | 'estimate' | 'requirements' | 'domainType' | 'domainName'
>

const formatDomain = ({ domainType, domainName }: SummarisedRequest): string => {
  const kind = domainType === 'new' ? 'new, first year included' : 'existing'
  return domainName === null ? `${kind}, name open` : `${domainName} (${kind})`
}

const toItems = (quote: SummarisedRequest) => [
  { term: 'Business', details: <span translate="no">{quote.businessName}</span> },
  { term: 'Country', details: getCountry(quote.country).name },
  { term: 'Domain', details: formatDomain(quote) },
  ...(quote.requirements === ''
    ? []
    : [{ term: 'Extra details', details: <Requirements as="span">{quote.requirements}</Requirements> }]),
]

/** The contents of a quote request. */
export const RequestSummary = ({ quote }: { quote: SummarisedRequest }) => (
  <DescriptionList items={toItems(quote)} />
)

/** A request's prices as of when it was sent. */
export const RequestPrices = ({
  quote: { pages, estimate },
}: {
  quote: Pick<SummarisedRequest, 'pages' | 'estimate'>
}) => (
  <DescriptionList
    items={[
      { term: `Website, ${pages} pages`, details: formatMoney(estimate.base) },
      ...estimate.services.map(({ name, price }) => ({ term: name, details: formatMoney(price) })),
      { term: 'Estimated total', details: formatMoney(estimate.total) },
    ]}
  />
)
