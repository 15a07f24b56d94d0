import type { ContentKind } from '../content.table.ts'
import { course } from './course.ts'
import { event } from './event.ts'
import { job } from './job.ts'
import { news } from './news.ts'
import { page } from './page.ts'
import { resource } from './resource.ts'
import { tender } from './tender.ts'
import type { Kind } from './kind.ts'

/** Every kind of content by its name. */
export const KINDS = { news, event, tender, job, course, resource, page } as const satisfies {
  readonly [Name in ContentKind]: Kind<Name>
}

/** Looks a kind up by its name. */
export const getKind = <Name extends ContentKind>(name: Name): Kind<Name> =>
  KINDS[name] as { readonly [Other in ContentKind]: Kind<Other> }[Name]

/** The view of a kind in lists. */
export type ItemOf<Name extends ContentKind> = ReturnType<(typeof KINDS)[Name]['item']>
/** The view of a kind on its own page. */
export type DetailOf<Name extends ContentKind> = ReturnType<(typeof KINDS)[Name]['detail']>
