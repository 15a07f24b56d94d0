import type { EditableContent } from '@portal/domain/contract'
import { getTakeDownReasonLabel } from '@portal/domain/moderation'
import { formatDateTime } from '@portal/domain/shared'
import { Button, Card, Cluster, Heading, Stack, Text } from '@portal/ui'
import { useState, type ReactNode } from 'react'
import { findMissing } from './find-missing.ts'
import { ContentActionDialog } from './ContentActionDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { TakeDownDialog } from './TakeDownDialog.tsx'

/** The actions that publish an edit, which must be complete. */
const NEEDS_ALL: ReadonlySet<string> = new Set(['publish', 'restore'])

type Action = 'publish' | 'take-down' | 'restore' | 'unschedule' | 'discard'

/** The actions possible in each state. */
function listActions({
  state,
  hasEdit,
}: EditableContent): { action: Action; label: string; isMain?: boolean }[] {
  const discard = {
    action: 'discard',
    label: state === 'draft' ? 'Delete this draft' : 'Discard the edit',
  } as const
  const edit = hasEdit ? [discard] : []
  switch (state) {
    case 'draft':
      return [{ action: 'publish', label: 'Publish...', isMain: true }, discard]
    case 'scheduled':
      return [
        { action: 'publish', label: hasEdit ? 'Publish the edit...' : 'Change the time...', isMain: true },
        { action: 'unschedule', label: 'Make it a draft again' },
        ...edit,
      ]
    case 'published':
      return [
        ...(hasEdit ? [{ action: 'publish' as const, label: 'Publish the edit...', isMain: true }] : []),
        { action: 'take-down', label: 'Take down...' },
        ...edit,
      ]
    case 'taken-down':
      return [{ action: 'restore', label: 'Restore...', isMain: true }, ...edit]
  }
}

function describeState(content: EditableContent): string {
  const { state, publishedAt, timeZone, hasEdit } = content
  const formatAt = (instant: string | null) =>
    instant === null ? '' : ` ${formatDateTime(instant, timeZone)}`
  const edit = hasEdit ? ' An edit is not published yet.' : ''
  switch (state) {
    case 'draft':
      return 'Nobody else sees it yet.'
    case 'scheduled':
      return `It goes public on${formatAt(publishedAt)}.${edit}`
    case 'published':
      return `It has been public since${formatAt(publishedAt)}.${edit}`
    case 'taken-down':
      return `${describeTakeDown(content)}${edit}`
  }
}

function describeTakeDown({ takenDown, timeZone }: EditableContent): string {
  if (!takenDown) return 'It was taken down.'
  const label = takenDown.reason === null ? null : getTakeDownReasonLabel(takenDown.reason)
  return [
    `It was taken down on ${formatDateTime(takenDown.at, timeZone)}.`,
    label && `${label}.`,
    takenDown.note,
  ]
    .filter(Boolean)
    .join(' ')
}

interface PublishPanelProps {
  content: EditableContent
  /** Whether the form has unsaved changes. */
  hasChanges: boolean
  /** What is missing before it can be published. */
  children: ReactNode
}

/** What the public sees of the content, and the actions to change that. */
export function PublishPanel({ content, hasChanges, children }: PublishPanelProps) {
  const isWhole = findMissing(content).length === 0
  const [open, setOpen] = useState<Action | null>(null)
  const close = () => setOpen(null)
  return (
    <Card as="section" aria-labelledby="publication-title">
      <Stack gap={12}>
        <Heading level={2} size="part" id="publication-title">
          Publication
        </Heading>
        <Text aria-live="polite">{describeState(content)}</Text>
        {hasChanges && <Text tone="soft">Save what you typed first.</Text>}
        {children}
        <Cluster gap={8}>
          {listActions(content).map(({ action, label, isMain }) => (
            <Button
              key={action}
              variant={isMain ? 'primary' : 'secondary'}
              unavailable={hasChanges || (!isWhole && NEEDS_ALL.has(action))}
              onClick={() => setOpen(action)}
            >
              {label}
            </Button>
          ))}
        </Cluster>
      </Stack>
      {open === 'publish' && <PublishDialog content={content} onClose={close} />}
      {open === 'take-down' && <TakeDownDialog content={content} onClose={close} />}
      {(open === 'restore' || open === 'unschedule' || open === 'discard') && (
        <ContentActionDialog action={open} content={content} onClose={close} />
      )}
    </Card>
  )
}
