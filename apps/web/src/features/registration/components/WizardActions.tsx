import {
  Button,
  Cluster,
  from,
  Notice,
  ProgressBar,
  Stack,
  Text,
  TextLink,
  token,
  VisuallyHidden,
} from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/paths.ts'
import type { Trouble } from '../trouble.ts'

const Row = styled(Cluster)`
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.role.line};
  > * {
    padding-inline: ${token.space[12]};
    white-space: nowrap;
  }
  > :last-child {
    flex: 1;
  }
  ${from.tablet} {
    justify-content: space-between;
    > * {
      padding-inline: ${token.space[24]};
    }
    > :last-child {
      flex: none;
      min-width: 10rem;
    }
  }
`

interface WizardActionsProps {
  isFirst: boolean
  isLast: boolean
  /** What is missing before the way on is open, in words. */
  missing: readonly string[]
  /** False until the page works. */
  isReady: boolean
  isSending: boolean
  progress: number | null
  trouble: Trouble | null
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

const Failure = ({ title, text, seeDashboard }: Trouble) => (
  <Notice tone="danger" role="alert" title={title}>
    {text} {seeDashboard === true && <TextLink href={paths.dashboard()}>My Dashboard</TextLink>}
  </Notice>
)

/** The way back, and the way on: to the next step, or off to be reviewed. */
export const WizardActions = (props: WizardActionsProps) => (
  <Stack gap={12}>
    {props.trouble && <Failure {...props.trouble} />}
    {props.progress !== null && <Progress share={props.progress} />}
    <Row>
      <Button variant="secondary" disabled={props.isFirst || props.isSending} onClick={props.onPrevious}>
        Previous
      </Button>
      {props.isLast ? (
        <Button
          key="submit"
          type="submit"
          disabled={!props.isReady || props.missing.length > 0}
          busy={props.isSending}
        >
          {props.isSending ? 'Submitting...' : 'Submit for Review'}
        </Button>
      ) : (
        <Button key="next" type="submit" disabled={!props.isReady || props.missing.length > 0}>
          Next
        </Button>
      )}
    </Row>
    {props.missing.length > 0 && (
      <Text size="small" tone="soft">
        Still needed: {listed.format(props.missing)}.
      </Text>
    )}
  </Stack>
)
