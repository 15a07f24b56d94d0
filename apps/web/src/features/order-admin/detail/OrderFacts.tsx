import type { AdminOrder } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { getPlan } from '@portal/domain/plan'
import { formatDate, formatDateTime, formatMoney } from '@portal/domain/shared'
import { Cluster, DescriptionList, TextLink, type Description } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { paths } from '#shared/urls/paths.ts'
import { CorrectCredit } from '../actions/CorrectCredit.tsx'

/* Addresses are long words. */
const Breaking = styled.div`
  overflow-wrap: anywhere;
`

const createFact = (term: string, details: ReactNode): Description | null =>
  details === null ? null : { term, details }

/** The owner, the business and the dates of an order. */
export function OrderFacts({ order }: { order: AdminOrder }) {
  const { business, billedTo, owner, period, quoteReference, quoteRequestId, reference } = order
  const { timeZone, name: country } = getCountry(billedTo.country)
  const formatOptional = (at: string | null) => (at === null ? null : formatDateTime(at, timeZone))
  const items = [
    createFact(
      'Business',
      business === null ? (
        'No listing is linked'
      ) : (
        <TextLink translate="no" href={paths.adminBusiness(business.id)}>
          {business.name}
        </TextLink>
      ),
    ),
    createFact(
      'Quote',
      quoteReference !== null && quoteRequestId !== null ? (
        <TextLink
          translate="no"
          href={paths.admin({ tab: 'quotes', search: quoteReference, id: quoteRequestId })}
        >
          {quoteReference}
        </TextLink>
      ) : null,
    ),
    createFact('Ordered by', <span translate="no">{billedTo.name}</span>),
    createFact(
      'Email',
      <TextLink translate="no" href={`mailto:${billedTo.email}`}>
        {billedTo.email}
      </TextLink>,
    ),
    createFact('Country', country),
    createFact(
      'Account',
      owner === null ? (
        'None'
      ) : (
        <TextLink translate="no" href={paths.adminUser(owner.id)}>
          {owner.name || owner.email}
        </TextLink>
      ),
    ),
    createFact(
      'Account credit',
      owner === null ? null : (
        <Cluster gap={8}>
          {formatMoney(order.credit)}
          <CorrectCredit owner={owner} credit={order.credit} />
        </Cluster>
      ),
    ),
    createFact(
      'Invoice',
      <TextLink translate="no" href={orderPaths.orderInvoice(reference, { email: billedTo.email })}>
        {order.invoiceNumber}
      </TextLink>,
    ),
    createFact('Placed', formatOptional(order.createdAt)),
    createFact('Price held until', order.status === 'open' ? formatDate(order.payBy, timeZone) : null),
    createFact('Paid in full', formatOptional(order.paidAt)),
    createFact(
      getPlan(order.plan).name,
      period && `${formatDate(period.startsAt, timeZone)} to ${formatDate(period.endsAt, timeZone)}`,
    ),
    createFact('Refundable until', order.status === 'paid' ? formatOptional(order.refundableUntil) : null),
  ]
  return (
    <Breaking>
      <DescriptionList items={items.filter((item) => item !== null)} />
    </Breaking>
  )
}
