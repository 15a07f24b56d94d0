import { Button, Cluster, from, Stack, Text, ToastPlace, token } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { preventSecondClick } from '../second-click.ts'

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
  canContinue: boolean
  /** What the step still needs, in words. */
  missing: readonly string[]
  isSending: boolean
  /** Text of the last step's button. */
  submitLabel: string
  onPrevious: () => void
}

/** "a, b and c". */
const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/**
 * The buttons to the previous and the next step, or to send at the last step. What is still needed is announced when it
 * changes, and describes the button that waits for it.
 */
export function StepActions({
  isFirst,
  isLast,
  canContinue,
  missing,
  isSending,
  ...props
}: StepActionsProps) {
  const needs = useId()
  const forward = {
    type: 'submit',
    // Before hydration a press would leave the page.
    disabled: !useHydrated(),
    unavailable: !canContinue,
    'aria-describedby': missing.length > 0 ? needs : undefined,
  } as const
  return (
    <Stack gap={12}>
      <Row>
        <Button variant="secondary" unavailable={isFirst || isSending} onClick={props.onPrevious}>
          Previous
        </Button>
        {isLast ? (
          <Button key="submit" {...forward} busy={isSending}>
            {isSending ? 'Submitting...' : props.submitLabel}
          </Button>
        ) : (
          <Button key="next" {...forward} onClick={preventSecondClick}>
            Next
          </Button>
        )}
      </Row>
      <Text size="small" tone="soft" role="status" id={needs}>
        {missing.length > 0 && `Still needed: ${listed.format(missing)}.`}
      </Text>
      <ToastPlace />
    </Stack>
  )
}
