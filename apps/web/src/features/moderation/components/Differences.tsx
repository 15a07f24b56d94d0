import type { Difference } from '@portal/domain/contract'
import { Heading, Stack, Table, token, type TableColumn } from '@portal/ui'
import { styled } from 'styled-components'

const Before = styled.del`
  white-space: pre-line;
  color: ${token.role.textSoft};
`

const After = styled.ins`
  white-space: pre-line;
  background: ${token.color.leafTint};
  text-decoration-thickness: 1px;
`

const EMPTY = 'Empty'

const COLUMNS: readonly TableColumn<Difference>[] = [
  { key: 'field', header: 'Field', cell: ({ field }) => field },
  { key: 'before', header: 'Before', cell: ({ before }) => <Before>{before ?? EMPTY}</Before> },
  { key: 'after', header: 'After', cell: ({ after }) => <After>{after ?? EMPTY}</After> },
]

/** What changes, field by field; nothing where nothing does. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading level={3} size="small" id="differences">
        What changes
      </Heading>
      <Table caption="What changes" rows={differences} rowKey={({ field }) => field} columns={COLUMNS} />
    </Stack>
  )
}
