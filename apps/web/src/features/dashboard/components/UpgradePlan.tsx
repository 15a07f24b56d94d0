import type { OwnBusiness } from '@portal/domain/contract'
import { planOf } from '@portal/domain/plan'
import { formatMoney } from '@portal/domain/shared'
import { Card, Heading, LinkButton, Stack, Text } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { useOwnBusinessesQuery } from '../dashboard.api.ts'

const [standard, enhanced] = [planOf(1), planOf(2)]

const hasLowerPlan = (businesses: readonly OwnBusiness[]): boolean =>
  businesses.some(({ subscriptionTier }) => subscriptionTier < enhanced.tier)

/** What the paid plans add; for owners whose listings all have it, nothing. */
export function UpgradePlan() {
  const { data } = useOwnBusinessesQuery()
  if (!data || !hasLowerPlan(data)) return null
  return (
    <Card as="section" aria-labelledby="upgrade-plan">
      <Stack gap={12} align="start">
        <Heading level={2} size="part" id="upgrade-plan">
          Upgrade Plan
        </Heading>
        <Text>
          {standard.name} keeps a listing live for {formatMoney(standard.price ?? 0)} a year. {enhanced.name},{' '}
          {formatMoney(enhanced.price ?? 0)} a year, adds a gallery of up to {enhanced.photos} photos, a video
          and reviews.
        </Text>
        <LinkButton href={paths.pricing()}>Compare plans</LinkButton>
      </Stack>
    </Card>
  )
}
