import type { listTenders } from '@portal/domain/contract'
import { Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import type { Query } from '#shared/calls/call.ts'
import { TenderCard } from '../components/TenderCard.tsx'
import { useListTendersQuery } from '../tenders.api.ts'
import { TeaserList } from '#shared/content/teasers/TeaserList.tsx'
import { EmptyNote } from '#shared/content/teasers/EmptyNote.tsx'

interface OpenTendersProps {
  query: Query<typeof listTenders>
  empty: string
  /** The next step if none is open. */
  action?: ReactNode
}

/** Open tenders or grants, the one that closes next first. */
export const OpenTenders = ({ query, empty, action }: OpenTendersProps) => (
  <TeaserList
    result={useListTendersQuery(query)}
    failed="Failed to fetch tenders"
    empty={<EmptyNote action={action}>{empty}</EmptyNote>}
  >
    {(items) => (
      <Stack gap={12}>
        {items.map((item) => (
          <TenderCard key={item.id} item={item} />
        ))}
      </Stack>
    )}
  </TeaserList>
)
