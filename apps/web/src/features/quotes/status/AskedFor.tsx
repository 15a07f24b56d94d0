import type { OwnQuoteRequest } from '@portal/domain/contract'
import { countryOf } from '@portal/domain/place'
import { formatMoney } from '@portal/domain/shared'
import { DescriptionList, Text } from '@portal/ui'
import { styled } from 'styled-components'

const Requirements = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
  font-weight: 400;
`

type Asked = Pick<
  OwnQuoteRequest,
  'businessName' | 'country' | 'pages' | 'estimate' | 'requirements' | 'domainType' | 'domainName'
>

const domainOf = ({ domainType, domainName }: Asked): string => {
  const kind = domainType === 'new' ? 'new, first year included' : 'existing'
  return domainName === null ? `${kind}, name open` : `${domainName} (${kind})`
}

const itemsOf = (asked: Asked) => [
  { term: 'Business', details: asked.businessName },
  { term: 'Country', details: countryOf(asked.country).name },
  { term: 'Domain', details: domainOf(asked) },
  ...(asked.requirements === ''
    ? []
    : [{ term: 'Extra details', details: <Requirements as="span">{asked.requirements}</Requirements> }]),
]

/** What a request asks for. */
export const AskedFor = ({ asked }: { asked: Asked }) => <DescriptionList items={itemsOf(asked)} />

/** The prices of a request as they were when it was made. */
export const PricesAsked = ({ asked: { pages, estimate } }: { asked: Pick<Asked, 'pages' | 'estimate'> }) => (
  <DescriptionList
    items={[
      { term: `Website, ${pages} pages`, details: formatMoney(estimate.base) },
      ...estimate.services.map(({ name, price }) => ({ term: name, details: formatMoney(price) })),
      { term: 'Estimated total', details: formatMoney(estimate.total) },
    ]}
  />
)
