import { ModerationQueue } from '#features/moderation/components/ModerationQueue.tsx'
import { QueuePreview } from '../QueuePreview.tsx'

/** The moderation queue with the previews of every kind. */
export const QueueTab = () => <ModerationQueue Preview={QueuePreview} />
