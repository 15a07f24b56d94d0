import type { OwnBusiness } from '@portal/domain/contract'
import { getRejectionLabel } from '@portal/domain/moderation'
import { formatRelativeTime } from '@portal/domain/shared'
import { Alert, LinkButton, Text, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { useUnfinishedListing } from '#features/onboarding/unfinished.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'

const formatReason = ({ rejection }: OwnBusiness): string => {
  const reason = rejection?.reason ?? null
  return reason === null ? 'This listing was not approved' : (getRejectionLabel(reason) ?? reason)
}

const Lines = styled.span`
  white-space: pre-line;
`

/** Why a listing was rejected, with the reviewer's note and a link to correct it. */
export function Rejection({ business }: { business: OwnBusiness }) {
  const now = useNow()
  const { draft } = useUnfinishedListing(business.id, now)
  return (
    <>
      <Alert tone="danger" title={`${formatReason(business)}.`}>
        <Lines>{business.rejection?.note}</Lines>
      </Alert>
      <p>
        <LinkButton href={paths.registerBusiness({ resubmit: business.id })} size="small" variant="secondary">
          Fix and resubmit
          <VisuallyHidden>
            : <span translate="no">{business.name}</span>
          </VisuallyHidden>
        </LinkButton>
      </p>
      {draft && (
        <Text size="small" tone="soft">
          What you changed {formatRelativeTime(draft.savedAt, now)} is kept on this device.
        </Text>
      )}
      {business.reference !== null && (
        <Text size="small" tone="soft">
          Reference <span translate="no">{business.reference}</span>
        </Text>
      )}
    </>
  )
}
