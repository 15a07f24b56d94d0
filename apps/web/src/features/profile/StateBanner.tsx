import { getVisibility } from '@portal/domain/business'
import type { Business, OwnBusiness } from '@portal/domain/contract'
import { REJECTION_REASONS, getStatusLabel } from '@portal/domain/moderation'
import { Alert } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'
import { isOwnerView } from './owner-view.ts'
import { ExpiredBanner, TrialBanner } from './PlanBanner.tsx'

const ONLY_YOU = 'Only its owner and administrators can see this page.'

function formatReason({ rejection }: OwnBusiness): string {
  const label = REJECTION_REASONS.find(({ code }) => code === rejection?.reason)?.label
  return [label, rejection?.note]
    .filter(Boolean)
    .map((text) => `${text}.`.replace(/\.\.$/, '.'))
    .join(' ')
}

function explainHidden(business: OwnBusiness): { title: string; text: string } {
  if (business.status === 'rejected')
    return { title: 'Rejected.', text: `${formatReason(business)} ${ONLY_YOU}`.trim() }
  if (business.status === 'pending') return { title: `${getStatusLabel('pending')}.`, text: ONLY_YOU }
  return { title: 'Suspended.', text: ONLY_YOU }
}

/** Tells owners and administrators why the page is not, or not fully, public, and owners how long their trial runs. */
export function StateBanner({ business }: { business: Business | OwnBusiness }) {
  const now = useNow()
  const visibility = isOwnerView(business) ? getVisibility(business, now) : 'public'
  if (visibility === 'expired') return <ExpiredBanner business={business} />
  if (visibility === 'public' || !isOwnerView(business)) return <TrialBanner business={business} />
  const state = explainHidden(business)
  return (
    <Alert tone="info" title={state.title} role="status">
      {state.text}
    </Alert>
  )
}
