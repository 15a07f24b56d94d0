import { businessPath } from '@portal/domain/business'
import type { OwnBusiness } from '@portal/domain/contract'
import { trialNotice } from '@portal/domain/plan'
import { Badge, CardLink, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/visit.ts'
import { stateOf } from '../listing-state.ts'

/** Two lines high whatever the name, so that a row of them is even. */
const Face = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${token.space[4]};
  height: 100%;
  padding: ${token.space[8]} ${token.space[12]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.control};
  background: ${token.role.raised};
  &:has(a:hover) {
    border-color: ${token.role.action};
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${token.role.focus};
  }
`

const Name = styled.h3`
  overflow: hidden;
  font-size: ${token.size[16]};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const State = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-width: 0;
  > :first-child {
    flex: none;
  }
`

/** One of the owner's listings in a word or two: its name, where it stands, and the days left. */
export function ListingChip({ business }: { business: OwnBusiness }) {
  const now = useNow()
  const state = stateOf(business, now)
  const notice =
    business.status === 'approved'
      ? trialNotice(business.subscriptionTier, business.trialExpiryDate, now)
      : null
  return (
    <Face>
      <Name title={business.name}>
        <CardLink href={businessPath(business)}>{business.name}</CardLink>
      </Name>
      <State>
        <Badge tone={state.tone}>{state.label}</Badge>
        <Text as="span" size="caption" tone="soft" lines={1}>
          {notice ?? business.category}
        </Text>
      </State>
    </Face>
  )
}
