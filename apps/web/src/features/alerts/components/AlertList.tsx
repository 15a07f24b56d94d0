import { describeAlert, getAlertListPath } from '@portal/domain/alert'
import type { Alert as ListedAlert } from '@portal/domain/contract'
import { Alert, Button, Stack, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'

const Rows = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[16]};
    padding-block: ${token.space[12]};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
`

const OFTEN = { daily: 'Daily at 7 am, Honiara time', weekly: 'Mondays at 7 am, Honiara time' } as const

interface AlertListProps {
  alerts: readonly ListedAlert[]
  /** The alert that is being stopped. */
  stopping: number | undefined
  /** Why the last one was not stopped. */
  problem: string | undefined
  onStop: (id: number) => void
}

/** The alerts of an address, each with its list and a button that stops it. */
export const AlertList = ({ alerts, stopping, problem, onStop }: AlertListProps) => (
  <Stack gap={12}>
    {problem !== undefined && (
      <Alert tone="danger" role="alert">
        {problem}
      </Alert>
    )}
    <Rows role="list">
      {alerts.map((alert) => {
        const topic = describeAlert(alert)
        return (
          <li key={alert.id}>
            <div>
              <TextLink href={getAlertListPath(alert)}>New {topic}</TextLink>
              <Text size="small" tone="soft">
                {OFTEN[alert.frequency]}
              </Text>
            </div>
            <Button
              variant="secondary"
              size="small"
              busy={stopping === alert.id}
              aria-label={`Stop the alert about ${topic}`}
              onClick={() => onStop(alert.id)}
            >
              Stop
            </Button>
          </li>
        )
      })}
    </Rows>
  </Stack>
)
