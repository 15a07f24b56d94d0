import type { OwnBusiness } from '@portal/domain/contract'
import { MONEY_BACK_DAYS, type OrderedPlan } from '@portal/domain/plan'
import { Alert, Card, ErrorState, from, Heading, Skeleton, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { isApiError } from '#shared/calls/api-error.ts'
import { AmountTable } from '../components/AmountTable.tsx'
import { usePreviewOrderQuery } from '../orders.api.ts'
import { listOrderSums } from '../order-sums.ts'
import { describeTime } from './describe-time.ts'
import { SideBySide } from './SideBySide.tsx'
import { StartField } from './StartField.tsx'
import type { UpgradeChoice } from './upgrade-choice.ts'

/** Seconds after which prices are fetched again, since unused days decrease. */
const REFETCH_AFTER_SECONDS = 60

/** "a, b or c". */
const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const Columns = styled.div`
  display: grid;
  gap: ${token.space[24]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    gap: ${token.space[32]};
  }
`

const Waiting = () => (
  <Columns role="status" aria-label="Loading the changes...">
    <Skeleton shape="block" />
    <Card>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
    </Card>
  </Columns>
)

interface ChangesProps {
  business: OwnBusiness
  plan: OrderedPlan['code']
  choice: UpgradeChoice
  onChange: (part: Partial<UpgradeChoice>) => void
}

/**
 * The effect of a plan on a listing: what changes and when, and the cost line by line. Its key is the listing and the
 * plan.
 */
export function Changes({ business, plan, choice, onChange }: ChangesProps) {
  const { addOns, startsNow } = choice
  const { data, currentData, error, isFetching, refetch } = usePreviewOrderQuery(
    {
      businessId: String(business.id),
      plan,
      ...(addOns.length > 0 && { addOns: [...addOns] }),
      ...(startsNow && { startsNow: 'true' }),
    },
    { refetchOnMountOrArgChange: REFETCH_AFTER_SECONDS },
  )
  // The previous preview stays while add-ons are fetched.
  const shown = currentData ?? data
  if (error && !isFetching) {
    if (isApiError(error) && error.status === 409)
      return (
        <Alert role="alert" title="You can’t order for this listing right now.">
          {error.problem?.message}
        </Alert>
      )
    return (
      <ErrorState title="We couldn’t load the changes" onRetry={() => void refetch()} retrying={isFetching}>
        {describeFailure(error)}
      </ErrorState>
    )
  }
  if (!shown) return <Waiting />
  return (
    <Columns aria-busy={isFetching}>
      <SideBySide business={business} preview={shown} />
      <Card as="section" gap={16} aria-labelledby="cost">
        <Heading level={3} id="cost">
          What it costs
        </Heading>
        <div>
          <AmountTable
            caption="What it costs"
            items={shown.items}
            sums={listOrderSums(shown)}
            local={shown.local}
          />
        </div>
        {shown.trialEndsAt !== null && (
          <StartField
            trialEndsAt={shown.trialEndsAt}
            timeZone={business.timeZone}
            startsNow={startsNow}
            onChange={onChange}
          />
        )}
        <Stack gap={8}>
          {describeTime(shown, business.timeZone).map((sentence) => (
            <Text key={sentence} size="small">
              {sentence}
            </Text>
          ))}
          {shown.waysToPay.length > 0 && (
            <Text size="small">You pay after you order: {listed.format(shown.waysToPay)}.</Text>
          )}
          <Text size="small" tone="soft">
            No automatic renewal. Money back within {MONEY_BACK_DAYS} days.
          </Text>
        </Stack>
      </Card>
    </Columns>
  )
}
