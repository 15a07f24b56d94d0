import { getLabels } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { Icon, token } from '@portal/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Panel } from '#shared/layout/Panel.tsx'

const Amenities = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${token.space[4]} ${token.space[8]};
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: flex-start;
    gap: ${token.space[8]};
  }
  svg {
    flex: none;
    margin-top: 0.25em;
    color: ${token.role.good};
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[16]};
  margin: 0;
  > dt {
    color: ${token.role.textSoft};
  }
  > dd {
    margin: 0;
  }
`

/** Amenities, whom it serves, payment and delivery; nothing if the business has not stated any. */
export function GoodToKnowPanel({
  business,
}: {
  business: Pick<Business, 'amenities' | 'businessTypes' | 'payments' | 'delivery'>
}) {
  const amenities = getLabels(AMENITIES, business.amenities)
  const facts = [
    { term: 'Type', details: business.businessTypes.join(', ') },
    { term: 'Pay by', details: getLabels(PAYMENTS, business.payments).join(', ') },
    { term: 'Delivery', details: getLabels(DELIVERIES, business.delivery).join(', ') },
  ].filter(({ details }) => details !== '')
  if (amenities.length === 0 && facts.length === 0) return null
  return (
    <Panel title="Good to know" id="good-to-know">
      {amenities.length > 0 && (
        <Amenities>
          {amenities.map((label) => (
            <li key={label}>
              <Icon name="check" />
              {label}
            </li>
          ))}
        </Amenities>
      )}
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ term, details }) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{details}</dd>
            </Fragment>
          ))}
        </Facts>
      )}
    </Panel>
  )
}
