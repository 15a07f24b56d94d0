import type { listTenders } from '@portal/domain/contract'
import { Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import type { Query } from '#api/call.ts'
import { TenderCard } from '#features/tenders/components/TenderCard.tsx'
import { useListTendersQuery } from '#features/tenders/tenders.api.ts'
import { LiveList } from './LiveList.tsx'
import { Nothing } from './Nothing.tsx'

interface OpenTendersProps {
  query: Query<typeof listTenders>
  empty: string
  /** The next step where nothing is open. */
  action?: ReactNode
}

/** Tenders or grants that take offers now, the one that closes next first. */
export const OpenTenders = ({ query, empty, action }: OpenTendersProps) => (
  <LiveList
    answer={useListTendersQuery(query)}
    failed="Failed to fetch tenders"
    empty={<Nothing action={action}>{empty}</Nothing>}
  >
    {(items) => (
      <Stack gap={12}>
        {items.map((item) => (
          <TenderCard key={item.id} item={item} />
        ))}
      </Stack>
    )}
  </LiveList>
)
