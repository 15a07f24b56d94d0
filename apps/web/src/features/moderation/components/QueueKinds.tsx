import type { SubmissionKind } from '@portal/domain/contract'
import { Chip, Cluster } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { useCountQueueQuery } from '../moderation.api.ts'
import { QUEUE_KINDS, QUEUES } from '../queues.ts'

/** Links to the queues by kind. */
export function QueueKinds({ current }: { current: SubmissionKind | null }) {
  const { data } = useCountQueueQuery()
  const counted = (title: string, count: number | undefined) =>
    count === undefined ? title : `${title} (${count})`
  return (
    <Cluster as="nav" gap={8} aria-label="Waiting by kind">
      <Chip href={paths.admin()} current={current === null}>
        {counted('Listings', data?.businesses)}
      </Chip>
      {QUEUE_KINDS.map((kind) => (
        <Chip key={kind} href={paths.admin({ queue: kind })} current={current === kind}>
          {counted(QUEUES[kind].title, data?.[kind])}
        </Chip>
      ))}
    </Cluster>
  )
}
