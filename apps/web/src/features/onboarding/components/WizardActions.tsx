import { Alert, ProgressBar, Stack, Text, TextLink, VisuallyHidden } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { StepActions } from '#shared/forms/parts/StepActions.tsx'
import type { SubmissionError } from '../submission-error.ts'

interface WizardActionsProps {
  isFirst: boolean
  isLast: boolean
  /** What is missing before the way on is open, in words. */
  missing: readonly string[]
  /** False until the page works. */
  isReady: boolean
  isSending: boolean
  progress: number | null
  trouble: SubmissionError | null
  onPrevious: () => void
}

/** "a, b and c". */
const listed = new Intl.ListFormat('en', { type: 'conjunction' })

function Progress({ share }: { share: number }) {
  const label = share < 1 ? 'Sending...' : 'Sent. Waiting for the answer...'
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <ProgressBar label={label} value={Math.round(share * 100)} />
    </div>
  )
}

const InAnotherTab = () => (
  <TextLink href={paths.signIn(paths.dashboard())} target="_blank" rel="noopener">
    Sign in in another tab
  </TextLink>
)

const Failure = ({ title, text, seeDashboard, signIn }: SubmissionError) => (
  <Alert tone="danger" role="alert" title={title}>
    {text} {seeDashboard === true && <TextLink href={paths.dashboard()}>My Dashboard</TextLink>}
    {signIn === true && <InAnotherTab />}
  </Alert>
)

/** The way back, and the way on: to the next step, or off to be reviewed. */
export const WizardActions = (props: WizardActionsProps) => (
  <Stack gap={12}>
    {props.trouble && <Failure {...props.trouble} />}
    {props.progress !== null && <Progress share={props.progress} />}
    <StepActions
      isFirst={props.isFirst}
      isLast={props.isLast}
      mayGoOn={props.isReady && props.missing.length === 0}
      isSending={props.isSending}
      submit="Submit for Review"
      onPrevious={props.onPrevious}
    />
    {props.missing.length > 0 && (
      <Text size="small" tone="soft">
        Still needed: {listed.format(props.missing)}.
      </Text>
    )}
  </Stack>
)
