import { getVisibility } from '@portal/domain/business'
import type { OwnBusiness } from '@portal/domain/contract'
import { REJECTION_REASONS, statusLabel } from '@portal/domain/moderation'
import { Alert } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'

const ONLY_YOU = 'Only its owner and administrators can see this page.'

function formatReason({ rejection }: OwnBusiness): string {
  const label = REJECTION_REASONS.find(({ code }) => code === rejection?.reason)?.label
  return [label, rejection?.note]
    .filter(Boolean)
    .map((text) => `${text}.`.replace(/\.\.$/, '.'))
    .join(' ')
}

function describeState(business: OwnBusiness, now: number): { title: string; text: string } | null {
  const visibility = getVisibility(business, now)
  if (visibility === 'public') return null
  if (visibility === 'expired')
    return { title: 'Expired.', text: 'Visitors see only the name, the place and the phone number.' }
  if (business.status === 'rejected')
    return { title: 'Rejected.', text: `${formatReason(business)} ${ONLY_YOU}`.trim() }
  if (business.status === 'pending') return { title: `${statusLabel('pending')}.`, text: ONLY_YOU }
  return { title: 'Suspended.', text: ONLY_YOU }
}

/** Tells owners and administrators why the page is not, or not fully, public. */
export function StateBanner({ business }: { business: OwnBusiness }) {
  const state = describeState(business, useNow())
  if (!state) return null
  return (
    <Alert tone="info" title={state.title} role="status">
      {state.text}
    </Alert>
  )
}
