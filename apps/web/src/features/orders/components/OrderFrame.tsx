import type { Order } from '@portal/domain/contract'
import { Card, ErrorState, Heading, Skeleton, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useAccount, type Account } from '#features/account/account.api.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { isUnknownOrder } from '../order-identity.ts'
import { useGetOrderQuery, type OrderIdentity } from '../orders.api.ts'
import { EmailForm } from './EmailForm.tsx'

/** Seconds after which an order is fetched again: payments are recorded elsewhere. */
const REFETCH_AFTER_SECONDS = 30

/** Interval at which an order that may be paid by card is fetched again, in seconds. */
const CARD_POLL_SECONDS = 20

/** As high as the window, so that the footer doesn't shift. */
const Room = styled.div`
  min-height: 60vh;
  @media print {
    min-height: 0;
  }
`

const ScriptedOnly = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

const UnscriptedOnly = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`

const Waiting = () => (
  <Stack role="status" aria-label="Loading the order...">
    <Card>
      <Skeleton shape="title" />
      <Skeleton shape="short" />
    </Card>
    <Skeleton shape="block" />
  </Stack>
)

interface OrderFrameProps {
  identity: OrderIdentity
  /** The page's heading until the order is loaded, if the order has its own. */
  heading?: ReactNode
  children: (order: Order) => ReactNode
}

/** Shown in place of the order. */
const Instead = ({ heading, children }: { heading: ReactNode; children: ReactNode }) => (
  <Stack gap={24}>
    {heading !== undefined && <Heading level={1}>{heading}</Heading>}
    {children}
  </Stack>
)

function Found({ identity, heading, children }: OrderFrameProps) {
  const { currentData, error, isFetching, refetch } = useGetOrderQuery(identity, {
    refetchOnMountOrArgChange: REFETCH_AFTER_SECONDS,
  })
  // The payer may return before the card provider's message arrives.
  useGetOrderQuery(identity, {
    skip: currentData?.canPayByCard !== true,
    pollingInterval: CARD_POLL_SECONDS * 1_000,
    skipPollingIfUnfocused: true,
  })
  if (currentData) return children(currentData)
  return (
    <Instead heading={heading}>
      {!error && <Waiting />}
      {error && isUnknownOrder(error) && <EmailForm email={identity.email ?? ''} isUnknown />}
      {error && !isUnknownOrder(error) && (
        <ErrorState title="We couldn’t load the order" onRetry={() => void refetch()} retrying={isFetching}>
          {describeFailure(error)}
        </ErrorState>
      )}
    </Instead>
  )
}

function renderWithoutAccount(account: Exclude<Account, { status: 'signed-in' }>): ReactNode {
  switch (account.status) {
    case 'signed-out':
      return <EmailForm email="" />
    case 'unreachable':
      return (
        <ErrorState title="The portal could not be reached" onRetry={account.retry}>
          You are still signed in. Check your connection and try again.
        </ErrorState>
      )
    case 'unknown':
      return (
        <>
          <ScriptedOnly>
            <Waiting />
          </ScriptedOnly>
          <UnscriptedOnly>
            <EmailForm email="" />
          </UnscriptedOnly>
        </>
      )
  }
}

/** The order of the signed-in person; a signed-out one is asked for its email address. */
function OwnOrder(props: OrderFrameProps) {
  const account = useAccount()
  if (account.status === 'signed-in') return <Found {...props} />
  return <Instead heading={props.heading}>{renderWithoutAccount(account)}</Instead>
}

/** The order at an address: loading, failed, loaded, or asking for its email address. */
export const OrderFrame = (props: OrderFrameProps) => (
  <Room>{props.identity.email === undefined ? <OwnOrder {...props} /> : <Found {...props} />}</Room>
)
