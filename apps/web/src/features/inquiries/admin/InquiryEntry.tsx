import type { Inquiry } from '@portal/domain/contract'
import { formatRelativeTime } from '@portal/domain/shared'
import { Badge, Card, CardLink, Cluster, Heading, Text } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'
import { KIND_NAMES, getTopic, getWriter } from './inquiry-labels.ts'

interface InquiryEntryProps {
  inquiry: Inquiry
  href: string
  current: boolean
}

/** A message or report in the list: its writer, topic and status. */
export function InquiryEntry({ inquiry, href, current }: InquiryEntryProps) {
  const now = useNow()
  return (
    <Card as="li" gap={4}>
      <Cluster justify="between" align="start" gap={8}>
        <Heading level={3} size="small">
          <CardLink
            href={href}
            aria-current={current ? 'true' : undefined}
            translate={inquiry.name || inquiry.email ? 'no' : undefined}
          >
            {getWriter(inquiry)}
          </CardLink>
        </Heading>
        {inquiry.status === 'new' ? <Badge tone="sun">New</Badge> : <Badge tone="leaf">Handled</Badge>}
      </Cluster>
      <Text size="small" tone="soft">
        {KIND_NAMES[inquiry.kind]} · {getTopic(inquiry)}
      </Text>
      <Text size="small" lines={2}>
        {inquiry.message}
      </Text>
      <Text size="small" tone="soft">
        {formatRelativeTime(inquiry.createdAt, now)}
      </Text>
    </Card>
  )
}
