import type { ContentState, EditedKind } from '@portal/domain/contract'
import type { BadgeTone } from '@portal/ui'

/** The name of a kind in singular and plural. */
export const KIND_LABELS: Readonly<Record<EditedKind, { one: string; many: string }>> = {
  news: { one: 'Article', many: 'News' },
  events: { one: 'Event', many: 'Events' },
  tenders: { one: 'Tender', many: 'Tenders' },
  jobs: { one: 'Job', many: 'Jobs' },
  resources: { one: 'Resource', many: 'Resources' },
}

export const KINDS = Object.keys(KIND_LABELS) as readonly EditedKind[]

export const isEditedKind = (text: string | null): text is EditedKind => KINDS.some((kind) => kind === text)

interface StateLabel {
  label: string
  tone: BadgeTone
}

/** How each state is named and coloured. */
export const STATE_LABELS: Readonly<Record<ContentState, StateLabel>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'blue' },
  published: { label: 'Published', tone: 'leaf' },
  'taken-down': { label: 'Taken down', tone: 'danger' },
}
