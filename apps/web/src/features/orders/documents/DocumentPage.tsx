import type { Order } from '@portal/domain/contract'
import { Breadcrumb, Container, Stack, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Seo } from '#shared/seo/Seo.tsx'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { paths } from '#shared/urls/paths.ts'
import { OrderFrame } from '../components/OrderFrame.tsx'
import { toEmailQuery } from '../order-identity.ts'
import type { OrderIdentity } from '../orders.api.ts'
import { DocumentActions } from './DocumentSheet.tsx'

const Room = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[64]};
  @media print {
    padding: 0;
  }
`

interface DocumentPageProps {
  /** "Invoice", "Receipt". */
  kind: string
  path: string
  identity: OrderIdentity
  children: (order: Order) => ReactNode
}

/** A page around a document of an order. */
export function DocumentPage({ kind, path, identity, children }: DocumentPageProps) {
  const { reference } = identity
  const orderPath = orderPaths.order(reference, toEmailQuery(identity))
  return (
    <>
      <Seo
        title={`${kind} of order ${reference}`}
        description="A document to print or to save as a PDF."
        path={path}
        noindex
      />
      <Room>
        <Stack gap={24}>
          <Breadcrumb
            items={[
              { label: 'Home', href: paths.home() },
              { label: `Order ${reference}`, isName: true, href: orderPath },
              { label: kind },
            ]}
          />
          <OrderFrame
            identity={identity}
            heading={
              <>
                {kind} of order <span translate="no">{reference}</span>
              </>
            }
          >
            {(order) => (
              <Stack gap={16}>
                <DocumentActions orderPath={orderPath} />
                {children(order)}
              </Stack>
            )}
          </OrderFrame>
        </Stack>
      </Room>
    </>
  )
}
