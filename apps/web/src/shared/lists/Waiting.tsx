import { Card, Skeleton, Stack } from '@portal/ui'
import { Panes } from './ListWithDetail.tsx'

/** In place of a list of cards that is being fetched; `label` says so. */
export const WaitingCards = ({ label }: { label: string }) => (
  <Stack gap={12} role="status" aria-label={label}>
    {[1, 2, 3].map((place) => (
      <Card key={place}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </Card>
    ))}
  </Stack>
)

/** In place of such a list and the pane beside it. */
export const WaitingPanes = ({ label }: { label: string }) => (
  <Panes>
    <WaitingCards label={label} />
    <Skeleton shape="block" />
  </Panes>
)
