import type { Order, WayToPay } from '@portal/domain/contract'
import { formatMoney } from '@portal/domain/shared'
import {
  Alert,
  Button,
  Card,
  from,
  Heading,
  LinkButton,
  SectionHeader,
  Stack,
  Text,
  TextLink,
  token,
} from '@portal/ui'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { PhoneFold } from '#shared/layout/PhoneFold.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { useContactEmail } from '#shared/page/page-context.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { navigateTo } from '#shared/urls/navigate-to.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { usePayByCardMutation, type OrderIdentity } from '../orders.api.ts'

/* The copied values have their own column, so that nothing wraps below them. */
const Details = styled.dl`
  display: grid;
  gap: ${token.space[4]};
  margin: 0;
  > div {
    display: grid;
    ${from.phone} {
      grid-template-columns: minmax(6rem, 10rem) minmax(0, 1fr);
      align-items: center;
      gap: 0 ${token.space[16]};
    }
  }
  dt {
    color: ${token.role.textSoft};
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[8]};
    margin: 0;
    font-weight: 600;
    > span:first-child {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
`

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Way = ({ way: { name, details, text, url }, isFirst }: { way: WayToPay; isFirst: boolean }) => (
  <Card as="li" gap={12}>
    <PhoneFold summary={<strong>{name}</strong>} defaultOpen={isFirst}>
      <Heading level={3} data-wide="">
        {name}
      </Heading>
      {details.length > 0 && (
        <Details>
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span translate="no">{value}</span>
                <CopyButton what={label} text={value} />
              </dd>
            </div>
          ))}
        </Details>
      )}
      {text !== null && <Words>{text}</Words>}
      {url !== null && (
        <p data-print="hide">
          <LinkButton href={url} variant="secondary" rel="noopener">
            Open the payment page
          </LinkButton>
        </p>
      )}
    </PhoneFold>
  </Card>
)

/** Opens the page of the card provider, which is created for the currently due amount. */
function ByCard({ order, identity }: { order: Order; identity: OrderIdentity }) {
  const [open, { isLoading, error, data, reset }] = usePayByCardMutation()
  const hydrated = useHydrated()
  const pay = async () => {
    const opened = await open(identity)
    if (opened.data) navigateTo(opened.data.url)
  }
  // On Back from the provider's page, a browser may show this page in its old state.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
  if (!hydrated) return null
  return (
    <Card as="li" gap={12}>
      <Heading level={3}>Card</Heading>
      <Text>
        You pay on the page of our card provider and come back here. This page shows the payment within a
        minute: please don’t pay twice.
      </Text>
      {error !== undefined && (
        <Alert tone="danger" role="alert">
          {describeFailure(error)}
        </Alert>
      )}
      <p>
        <Button busy={isLoading || data !== undefined} onClick={() => void pay()}>
          {isLoading || data ? 'Opening the page…' : `Pay ${formatMoney(order.due)} by card`}
        </Button>
      </p>
    </Card>
  )
}

function NoWay({ reference }: { reference: string }) {
  const address = useContactEmail()
  return (
    <Text>
      To agree how to pay, write to{' '}
      <TextLink href={`mailto:${address}?subject=${encodeURIComponent(`Payment of ${reference}`)}`}>
        {address}
      </TextLink>
      .
    </Text>
  )
}

/** The ways to pay an order, each in a card. */
export function WaysToPay({ order, identity }: { order: Order; identity: OrderIdentity }) {
  const { waysToPay, canPayByCard, reference } = order
  return (
    <Section gap={16} aria-labelledby="ways-to-pay">
      <SectionHeader title="How to pay" id="ways-to-pay" />
      {waysToPay.length === 0 && !canPayByCard ? (
        <NoWay reference={reference} />
      ) : (
        <Stack as="ul" role="list" gap={16}>
          {canPayByCard && <ByCard order={order} identity={identity} />}
          {waysToPay.map((way, place) => (
            <Way key={`${way.method} ${way.name}`} way={way} isFirst={place === 0} />
          ))}
        </Stack>
      )}
    </Section>
  )
}
