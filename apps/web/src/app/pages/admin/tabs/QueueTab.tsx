import { below, Stack } from '@portal/ui'
import { styled } from 'styled-components'
import { AdminFigureCards } from '#features/analytics/AdminFigureCards.tsx'
import { ModerationQueue } from '#features/moderation/components/ModerationQueue.tsx'
import { QueuePreview } from '../QueuePreview.tsx'

/* On phones the work comes first. */
const Figures = styled.div`
  ${below.tablet} {
    order: 1;
  }
`

/** The figures of the portal, and the moderation queue with the previews of every kind. */
export const QueueTab = () => (
  <Stack gap={24}>
    <Figures>
      <AdminFigureCards />
    </Figures>
    <ModerationQueue Preview={QueuePreview} />
  </Stack>
)
