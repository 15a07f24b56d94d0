import { Heading, LinkButton, Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { paths } from '#shared/urls/paths.ts'

interface NoAlertsProps {
  title: string
  children: ReactNode
}

/** Shown where there are no alerts to list: why, and how to get one. */
export const NoAlerts = ({ title, children }: NoAlertsProps) => (
  <Stack gap={16} align="start" role="status">
    <Heading level={2} size="part">
      {title}
    </Heading>
    <Text>{children}</Text>
    <LinkButton href={paths.alerts()} variant="secondary">
      Choose an alert
    </LinkButton>
  </Stack>
)
