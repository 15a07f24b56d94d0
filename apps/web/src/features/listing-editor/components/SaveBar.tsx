import type { EditableField } from '@portal/domain/business'
import type { EditableBusiness } from '@portal/domain/contract'
import { Button, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { formatFieldNames } from '../field-labels.ts'

const Bar = styled.div`
  position: sticky;
  bottom: max(${token.space[8]}, env(safe-area-inset-bottom));
  z-index: ${token.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  box-shadow: ${token.shadow.float};
  html:has(&) {
    scroll-padding-bottom: 8rem;
  }
  /* With nothing to save it covers nothing. */
  &[data-idle] {
    position: static;
    box-shadow: none;
  }
  > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
`

interface SaveBarProps {
  listing: EditableBusiness
  changed: readonly EditableField[]
  /** Whether saving costs the listing its Verified mark. */
  losesVerification: boolean
  isSending: boolean
}

/** What saving does, and the button. */
export function SaveBar({ listing, changed, losesVerification, isSending }: SaveBarProps) {
  const waits = changed.filter((field) => listing.reviewed.includes(field))
  const live = changed.filter((field) => !listing.reviewed.includes(field))
  const isApproved = listing.status === 'approved'
  return (
    <Bar data-idle={changed.length === 0 ? '' : undefined}>
      <div aria-live="polite">
        {changed.length === 0 && (
          <Text size="small" tone="soft">
            Nothing has changed yet.
          </Text>
        )}
        {live.length > 0 && (
          <Text size="small">
            {isApproved ? 'Public at once' : 'Submitted with your listing'}: {formatFieldNames(live)}.
          </Text>
        )}
        {waits.length > 0 && (
          <Text size="small">
            We review first: {formatFieldNames(waits)}. Anything you remove disappears at once.
          </Text>
        )}
        {losesVerification && changed.length > 0 && (
          <Text size="small">
            {isApproved ? 'Once approved, this' : 'This'} ends your Verified mark, which is for the current
            name and place. You can ask for it again.
          </Text>
        )}
      </div>
      <Button type="submit" size="large" busy={isSending} unavailable={changed.length === 0}>
        {listing.status === 'rejected' ? 'Save and resubmit' : 'Save'}
      </Button>
    </Bar>
  )
}
