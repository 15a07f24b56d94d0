import { ProgressBar, Stack, VisuallyHidden } from '@portal/ui'
import type { SubmissionError } from '#shared/forms/engine/form-definition.ts'
import { ErrorAlert } from '#shared/forms/parts/ErrorAlert.tsx'
import { StepActions, type StepActionsProps } from '#shared/forms/parts/StepActions.tsx'

interface WizardActionsProps {
  actions: Omit<StepActionsProps, 'submitLabel'>
  /** The sent share, from 0 to 1; null while nothing is sent. */
  progress: number | null
  error: SubmissionError | null
}

function Progress({ share }: { share: number }) {
  const label = share < 1 ? 'Sending...' : 'Sent. Waiting for a reply...'
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <ProgressBar label={label} value={Math.round(share * 100)} />
    </div>
  )
}

/** The wizard's buttons, with the upload progress. */
export const WizardActions = ({ actions, progress, error }: WizardActionsProps) => (
  <Stack gap={12}>
    <ErrorAlert error={error} />
    {progress !== null && <Progress share={progress} />}
    <StepActions {...actions} submitLabel="Submit for Review" />
  </Stack>
)
