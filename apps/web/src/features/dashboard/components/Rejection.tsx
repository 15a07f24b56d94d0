import type { OwnBusiness } from '@portal/domain/contract'
import { rejectionLabel } from '@portal/domain/moderation'
import { LinkButton, Notice, Text, VisuallyHidden } from '@portal/ui'
import { paths } from '#shared/paths.ts'

const reasonOf = ({ rejection }: OwnBusiness): string => {
  const reason = rejection?.reason ?? null
  return reason === null ? 'This listing was not approved' : (rejectionLabel(reason) ?? reason)
}

/** Why a listing was not approved, in the reviewer's words too, and the way to mend it. */
export function Rejection({ business }: { business: OwnBusiness }) {
  return (
    <>
      <Notice tone="danger" title={`${reasonOf(business)}.`}>
        {business.rejection?.note}
      </Notice>
      <p>
        <LinkButton href={paths.registerBusiness({ resubmit: business.id })}>
          Fix and resubmit
          <VisuallyHidden>: {business.name}</VisuallyHidden>
        </LinkButton>
      </p>
      {business.reference !== null && (
        <Text size="small" tone="soft">
          Reference {business.reference}
        </Text>
      )}
    </>
  )
}
