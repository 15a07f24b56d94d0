import { Badge, Cluster } from '@portal/ui'
import type { UserSummary } from './users.api.ts'

/** The badges of an account; an ordinary one is only active. */
export function UserBadges({
  user: { isAdmin, suspendedAt, isEmailConfirmed },
}: {
  user: Pick<UserSummary, 'isAdmin' | 'suspendedAt' | 'isEmailConfirmed'>
}) {
  return (
    <Cluster as="span" gap={4}>
      {isAdmin && <Badge tone="blue">Administrator</Badge>}
      {suspendedAt === null ? <Badge tone="leaf">Active</Badge> : <Badge tone="danger">Suspended</Badge>}
      {!isEmailConfirmed && <Badge tone="sun">Address not confirmed</Badge>}
    </Cluster>
  )
}
