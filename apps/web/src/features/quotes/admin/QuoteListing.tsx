import type { QuoteRequest } from '@portal/domain/contract'
import { getOrderStatusLabel } from '@portal/domain/order'
import { PAID_YEAR } from '@portal/domain/plan'
import { WEBSITE_LISTING_PLAN } from '@portal/domain/quote'
import { DAY } from '@portal/domain/shared'
import { Alert, Button, Cluster, Stack, Text, TextLink } from '@portal/ui'
import { useAction } from '#shared/actions/useAction.ts'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { paths } from '#shared/urls/paths.ts'
import { useLinkQuoteBusinessMutation } from '../quotes.api.ts'
import { ChooseListing } from './ChooseListing.tsx'

type Props = { quote: QuoteRequest }

const describeGain = `${WEBSITE_LISTING_PLAN.name} for ${PAID_YEAR / DAY} days, once the website is paid`

function QuoteOrder({ quote: { order } }: Props) {
  if (order === null)
    return <Text tone="soft">Once the customer accepts a quote, the order appears here.</Text>
  return (
    <Text>
      Order{' '}
      <TextLink translate="no" href={orderPaths.adminOrder(order.id)}>
        {order.reference}
      </TextLink>
      : {getOrderStatusLabel(order.status).toLowerCase()}
    </Text>
  )
}

/** The listing that gets a plan with the website, and the order itself: a link stays once its order is paid. */
export function QuoteListing({ quote }: Props) {
  const { id, business, order } = quote
  const [link] = useLinkQuoteBusinessMutation()
  const action = useAction()
  const isOpen = order === null || order.status === 'open'
  // A paid plan begins with the link.
  const isRefunded = order?.status === 'refunded'
  const run = (businessId: number | null, done: string) => action.run(() => link({ id, businessId }), done)
  return (
    <Stack gap={12}>
      {action.refusal !== null && (
        <Alert tone="danger" role="alert">
          {action.refusal}
        </Alert>
      )}
      {business && (
        <Cluster gap={12}>
          <Text>
            <TextLink translate="no" href={paths.adminBusiness(business.id)}>
              {business.name}
            </TextLink>
            {isOpen && ` gets ${describeGain}.`}
          </Text>
          {isOpen && (
            <Button
              size="small"
              variant="secondary"
              busy={action.isSending}
              onClick={() => void run(null, `${business.name} is no longer linked`)}
            >
              Unlink
            </Button>
          )}
        </Cluster>
      )}
      {!business && isRefunded && <Text tone="soft">No listing is linked.</Text>}
      {!business && !isRefunded && (
        <ChooseListing
          hint={`The listing gets ${describeGain}.`}
          busy={action.isSending}
          onChoose={({ id: businessId, name }) => run(businessId, `${name} is linked`)}
        />
      )}
      <QuoteOrder quote={quote} />
    </Stack>
  )
}
