import type { Inquiry } from '@portal/domain/contract'
import { CONTACT_TOPICS, ISSUE_TOPICS } from '@portal/reference-data'

/** The name of each kind on screens. */
export const KIND_NAMES = { message: 'Message', issue: 'Report' } as const satisfies Record<
  Inquiry['kind'],
  string
>

/** The name of an inquiry's topic. */
export const getTopic = ({ kind, topic }: Pick<Inquiry, 'kind' | 'topic'>): string =>
  (kind === 'message' ? CONTACT_TOPICS : ISSUE_TOPICS).find(({ slug }) => slug === topic)?.name ?? topic

/** The writer's name, else their address. */
export const getWriter = ({ name, email }: Pick<Inquiry, 'name' | 'email'>): string =>
  name ?? email ?? 'Anonymous'
