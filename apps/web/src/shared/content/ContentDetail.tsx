import {
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Skeleton,
  type BreadcrumbItem,
} from '@portal/ui'
import type { ReactNode } from 'react'
import { Illustration } from '../illustrations/Illustration.tsx'
import { PageBand } from '../layout/PageBand.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import type { LoadOutcome } from '../page/screen.ts'
import { Section } from '../layout/Section.tsx'
import { Seo } from '../seo/Seo.tsx'
import { Breadcrumbs } from '../seo/Breadcrumbs.tsx'
import type { CallToAction } from './list.ts'

/** How a kind of content is shown on its own page, as data. */
export interface ContentKind {
  /** As within a sentence: `tender`. */
  name: string
  /** Breadcrumbs to its list. */
  breadcrumbs: readonly [BreadcrumbItem, ...BreadcrumbItem[]]
  /** Path of its list. */
  path: string
  /** Next steps from a missing one. */
  actions: readonly CallToAction[]
}

/** The query result of one item. */
export interface DetailResult<Content> {
  currentData?: Content | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Whether a call failed with 404. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** The page's status after loading: 404 for a missing item. */
export const toLoadOutcome = ({ error }: { error?: unknown }): LoadOutcome =>
  isNotFound(error) ? { status: 404 } : {}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Frame({ kind, title, children }: { kind: ContentKind; title: string; children: ReactNode }) {
  return (
    <>
      <Seo
        title={title}
        description={`A ${kind.name} of the Pacific Business Portal.`}
        path={kind.path}
        noindex
      />
      <PageBand>
        <Breadcrumbs items={[...kind.breadcrumbs, { label: title }]} />
        <Heading level={1}>{title}</Heading>
      </PageBand>
      <PageBody width="narrow">
        <Section>{children}</Section>
      </PageBody>
    </>
  )
}

const Missing = ({ kind }: { kind: ContentKind }) => (
  <Frame kind={kind} title={`${capitalise(kind.name)} not found`}>
    <EmptyState
      title={`There is no ${kind.name} at this address`}
      picture={<Illustration name="empty-shelf" />}
      action={
        <Cluster justify="center">
          {kind.actions.map(({ label, href }, place) => (
            <LinkButton key={href} href={href} {...(place > 0 && { variant: 'secondary' })}>
              {label}
            </LinkButton>
          ))}
        </Cluster>
      }
    >
      It may have been removed, or the address may be mistyped.
    </EmptyState>
  </Frame>
)

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

interface ContentDetailProps<Content> {
  kind: ContentKind
  /** The call's result: `useGetTenderQuery(slug)`. */
  result: DetailResult<Content>
  children: (content: Content) => ReactNode
}

/** The page of one item: loading, missing, failed or loaded. */
export function ContentDetail<Content>({ kind, result, children }: ContentDetailProps<Content>) {
  const { currentData, error, isFetching, refetch } = result
  if (currentData !== undefined) return children(currentData)
  if (isNotFound(error)) return <Missing kind={kind} />
  if (!error) {
    return (
      <Frame kind={kind} title={`Loading ${kind.name}...`}>
        {LINES.map((line) => (
          <Skeleton key={line} />
        ))}
      </Frame>
    )
  }
  return (
    <Frame kind={kind} title={`We couldn’t load this ${kind.name}`}>
      <ErrorState title={`Failed to fetch ${kind.name}`} onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    </Frame>
  )
}
