import type { QueueKind } from '@portal/domain/contract'
import { Button, Chip, Cluster, from, TextInput, token } from '@portal/ui'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { Labelled } from '#shared/lists/Labelled.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useCountQueueQuery } from '../moderation.api.ts'
import { countPending, KIND_NAMES, KINDS } from '../queue-kinds.ts'

const formatCount = (title: string, count: number | undefined) =>
  count === undefined ? title : `${title} (${count})`

/** Links to the whole queue and to one kind of it. */
export function QueueKinds({ current }: { current: QueueKind | null }) {
  const { data } = useCountQueueQuery()
  return (
    <Cluster as="nav" gap={8} aria-label="Items by kind">
      <Chip href={paths.admin()} current={current === null}>
        {formatCount('All', data && countPending(data))}
      </Chip>
      {KIND_NAMES.map((kind) => (
        <Chip key={kind} href={paths.admin({ queue: kind })} current={current === kind}>
          {formatCount(KINDS[kind].plural, data?.[kind])}
        </Chip>
      ))}
    </Cluster>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[8]};
  align-items: end;
  ${from.desktop} {
    grid-template-columns: 20rem auto;
  }
`

interface QueueSearchProps {
  search: string
  kind: QueueKind | null
  ref: RefObject<HTMLInputElement | null>
}

/** Searches the queue; blank shows all of it. */
export const QueueSearch = ({ search, kind, ref }: QueueSearchProps) => (
  <GetForm action={paths.admin()} role="search" aria-label="Moderation queue" key={search} preventScrollReset>
    {kind !== null && <input type="hidden" name="queue" value={kind} />}
    <Row>
      <Labelled>
        Search the queue
        <TextInput
          ref={ref}
          type="search"
          name="search"
          placeholder="Title, sender, reference"
          defaultValue={search}
        />
      </Labelled>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Row>
  </GetForm>
)
