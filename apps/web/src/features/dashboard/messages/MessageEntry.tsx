import type { BusinessMessage } from '@portal/domain/contract'
import { formatRelativeTime } from '@portal/domain/shared'
import { Badge, Card, CardLink, Cluster, Heading, Text } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'
import { MESSAGE_KINDS } from './inbox-query.ts'

export const MessageStatus = ({ status }: Pick<BusinessMessage, 'status'>) =>
  status === 'open' ? <Badge tone="sun">Open</Badge> : <Badge tone="leaf">Answered</Badge>

interface MessageEntryProps {
  message: BusinessMessage
  href: string
  current: boolean
}

/** A message in the inbox: who wrote what to which business, and whether it is answered. */
export function MessageEntry({ message, href, current }: MessageEntryProps) {
  const now = useNow()
  return (
    <Card as="li" gap={4}>
      <Cluster justify="between" align="start" gap={8}>
        <Heading level={2} size="small">
          <CardLink translate="no" href={href} aria-current={current ? 'true' : undefined}>
            {message.name}
          </CardLink>
        </Heading>
        <MessageStatus status={message.status} />
      </Cluster>
      <Text size="small" tone="soft" lines={1}>
        {MESSAGE_KINDS[message.kind]} to <span translate="no">{message.business.name}</span>
      </Text>
      <Text size="small" lines={2}>
        {message.message}
      </Text>
      <Text size="small" tone="soft">
        {formatRelativeTime(message.createdAt, now)}
      </Text>
    </Card>
  )
}
