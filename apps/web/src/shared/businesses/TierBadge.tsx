import type { SubscriptionTier } from '@portal/domain/contract'
import { getPlan } from '@portal/domain/plan'
import { Badge } from '@portal/ui'

/** The badge of a listing's plan. */
export function TierBadge({ tier }: { tier: SubscriptionTier }) {
  const { label, color } = getPlan(tier).badge
  return <Badge tone={color}>{label}</Badge>
}
