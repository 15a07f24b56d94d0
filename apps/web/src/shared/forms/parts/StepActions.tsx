import { Button, Cluster, from, token } from '@portal/ui'
import { styled } from 'styled-components'

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

interface StepActionsProps {
  isFirst: boolean
  isLast: boolean
  /** Whether the step is filled as far as it has to be. */
  mayGoOn: boolean
  isSending: boolean
  /** What the button of the last step says. */
  submit: string
  onPrevious: () => void
}

/** The way back, and the way on: to the next step, or off. */
export const StepActions = ({ isFirst, isLast, mayGoOn, isSending, ...rest }: StepActionsProps) => (
  <Row>
    <Button variant="secondary" disabled={isFirst || isSending} onClick={rest.onPrevious}>
      Previous
    </Button>
    {isLast ? (
      <Button key="submit" type="submit" disabled={!mayGoOn} busy={isSending}>
        {isSending ? 'Submitting...' : rest.submit}
      </Button>
    ) : (
      <Button key="next" type="submit" disabled={!mayGoOn}>
        Next
      </Button>
    )}
  </Row>
)
