import { Stack } from '@portal/ui'
import { AdminFigureCards } from '#features/analytics/AdminFigureCards.tsx'
import { ModerationQueue } from '#features/moderation/components/ModerationQueue.tsx'
import { QueuePreview } from '../QueuePreview.tsx'

/** The figures of the portal, and the moderation queue with the previews of every kind. */
export const QueueTab = () => (
  <Stack gap={24}>
    <AdminFigureCards />
    <ModerationQueue Preview={QueuePreview} />
  </Stack>
)
