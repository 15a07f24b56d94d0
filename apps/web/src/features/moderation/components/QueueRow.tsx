import type { QueueItem } from '@portal/domain/contract'
import { Badge, Card, CardLink, Cluster, Heading, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/page/page-context.ts'
import { formatDue, isUrgent } from '../due.ts'
import { isBulkKind, isTitledByName, KINDS } from '../queue-kinds.ts'

/* Above the stretched link of the card. */
const Select = styled.input`
  position: relative;
  z-index: 1;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${token.role.action};
`

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[8]};
`

interface QueueRowProps {
  item: QueueItem
  href: string
  current: boolean
  selected: boolean
  onSelect: () => void
}

/** A waiting item in the list: title, sender, and the time until it is due. */
export function QueueRow({ item, href, current, selected, onSelect }: QueueRowProps) {
  const { kind, title, about, sentBy, dueAt, isChange } = item
  const now = useNow()
  return (
    <Card as="li" gap={4}>
      <Head>
        <Heading level={3} size="small">
          <CardLink
            href={href}
            aria-current={current ? 'true' : undefined}
            translate={isTitledByName(kind) ? 'no' : undefined}
          >
            {title}
          </CardLink>
        </Heading>
        {isBulkKind(kind) && (
          <Select
            type="checkbox"
            aria-label={`Select ${title}, ${KINDS[kind].singular}`}
            checked={selected}
            onChange={onSelect}
          />
        )}
      </Head>
      <Text size="small" tone="soft">
        {about}
        {sentBy !== '' && !about.includes(sentBy) && (
          <>
            {about !== '' && ', '}from <span translate="no">{sentBy}</span>
          </>
        )}
      </Text>
      <Cluster gap={8}>
        <Badge>{KINDS[kind].capitalised}</Badge>
        {isChange && <Badge tone="sun">Changed</Badge>}
        <Badge tone={isUrgent(dueAt, now) ? 'danger' : 'neutral'}>{formatDue(dueAt, now)}</Badge>
      </Cluster>
    </Card>
  )
}
