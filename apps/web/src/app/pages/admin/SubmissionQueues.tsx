import type { SubmissionKind } from '@portal/domain/contract'
import { SubmissionQueue } from '#features/moderation/components/SubmissionQueue.tsx'
import { SubmissionPreview } from './SubmissionPreview.tsx'

/** The queue of one kind of submission. */
export const SubmissionQueues = ({ kind }: { kind: SubmissionKind }) => (
  <SubmissionQueue key={kind} kind={kind} Preview={SubmissionPreview} />
)
