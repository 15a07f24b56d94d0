import type { Inquiry } from '@portal/domain/contract'
import { CONTACT_TOPICS, ISSUE_TOPICS } from '@portal/reference-data'

/** What it is, in a word. */
export const KIND_NAMES = { message: 'Message', issue: 'Report' } as const satisfies Record<
  Inquiry['kind'],
  string
>

/** What it is about, in words. */
export const topicOf = ({ kind, topic }: Pick<Inquiry, 'kind' | 'topic'>): string =>
  (kind === 'message' ? CONTACT_TOPICS : ISSUE_TOPICS).find(({ slug }) => slug === topic)?.name ?? topic

/** Who wrote it, as far as they said. */
export const writerOf = ({ name, email }: Pick<Inquiry, 'name' | 'email'>): string =>
  name ?? email ?? 'Somebody without a name'
