import type { SubscriptionTier } from '@portal/domain/contract'
import { getTierBadge } from '@portal/domain/plan'
import { Badge } from '@portal/ui'

/** The badge of a listing's plan: neutral on trial, blue for Standard, orange from Enhanced. */
export function TierBadge({ tier }: { tier: SubscriptionTier }) {
  const { label, color } = getTierBadge(tier)
  return <Badge tone={color}>{label}</Badge>
}
