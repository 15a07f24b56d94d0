import { Button, Cluster, from, token } from '@portal/ui'
import type { MouseEvent } from 'react'
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

export interface StepActionsProps {
  isFirst: boolean
  isLast: boolean
  /** Whether the step is complete. */
  mayGoOn: boolean
  isSending: boolean
  /** Text of the last step's button. */
  submitLabel: string
  onPrevious: () => void
}

/** The second click of a double click would pass the step that has just opened. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

/** The buttons to the step before and to the next one, or of the last step to send the form. */
export const StepActions = (props: StepActionsProps) => (
  <Row>
    <Button variant="secondary" disabled={props.isFirst || props.isSending} onClick={props.onPrevious}>
      Previous
    </Button>
    {props.isLast ? (
      <Button key="submit" type="submit" disabled={!props.mayGoOn} busy={props.isSending}>
        {props.isSending ? 'Submitting...' : props.submitLabel}
      </Button>
    ) : (
      <Button key="next" type="submit" disabled={!props.mayGoOn} onClick={ignoreDoubleClick}>
        Next
      </Button>
    )}
  </Row>
)
