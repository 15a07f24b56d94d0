import { Card, Heading, Stack, Text } from '@portal/ui'
import { useId, type ReactNode } from 'react'

interface SettingsCardProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A section of the account page. */
export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} size="part" id={id}>
        {title}
      </Heading>
      {lead !== undefined && <Text tone="soft">{lead}</Text>}
      <Card gap={16}>{children}</Card>
    </Stack>
  )
}
