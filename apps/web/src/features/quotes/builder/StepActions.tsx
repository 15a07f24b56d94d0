import { Button, Cluster, from, Notice, Stack, token } from '@portal/ui'
import { styled } from 'styled-components'
import { QUOTE_STEPS } from './quote-steps.ts'

const Row = styled(Cluster)`
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.role.line};
  > :last-child {
    flex: 1;
  }
  ${from.tablet} {
    justify-content: space-between;
    > :last-child {
      flex: none;
    }
  }
`

interface StepActionsProps {
  step: number
  mayGoOn: boolean
  isSending: boolean
  /** What happened to the last try, when it did not get through. */
  failure: string | null
  onPrevious: () => void
}

/** The way back, and the way on: to the next step, or off to the team. */
export const StepActions = ({ step, mayGoOn, isSending, failure, onPrevious }: StepActionsProps) => (
  <Stack gap={12}>
    {failure !== null && (
      <Notice tone="danger" role="alert" title="Not sent.">
        {failure}
      </Notice>
    )}
    <Row>
      <Button variant="secondary" disabled={step === 1} onClick={onPrevious}>
        Previous
      </Button>
      {step < QUOTE_STEPS.length ? (
        <Button type="submit" disabled={!mayGoOn}>
          Next
        </Button>
      ) : (
        <Button type="submit" disabled={isSending} busy={isSending}>
          {isSending ? 'Submitting...' : 'Submit Quote Request'}
        </Button>
      )}
    </Row>
  </Stack>
)
