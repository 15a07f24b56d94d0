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
import { PageBand } from '../layout/PageBand.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import type { LoadOutcome } from '../page/screen.ts'
import { Section } from '../layout/Section.tsx'
import { Seo } from '../seo/Seo.tsx'
import { Breadcrumbs } from '../seo/Breadcrumbs.tsx'
import type { CallToAction } from './list.ts'

/** A kind of content on a page of its own, as data. */
export interface ContentKind {
  /** In the middle of a sentence: `tender`. */
  name: string
  /** Where its lists are, after Home: where it stands in the breadcrumb. */
  breadcrumbs: readonly [BreadcrumbItem, ...BreadcrumbItem[]]
  /** The page that all of them are on. */
  path: string
  /** Where to go on from one that is not there. */
  actions: readonly CallToAction[]
}

/** One thing as the data layer gives it. */
export interface DetailAnswer<Content> {
  currentData?: Content | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Whether a call failed because there is no such thing. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** The page's status after its call: 404 where there is no such thing. */
export const toLoadOutcome = ({ error }: { error?: unknown }): LoadOutcome =>
  isMissing(error) ? { status: 404 } : {}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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
  <Frame kind={kind} title={`${capitalised(kind.name)} not found`}>
    <EmptyState
      title={`There is no ${kind.name} at this address`}
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
      It may have been taken down, or its address was mistyped.
    </EmptyState>
  </Frame>
)

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

interface ContentDetailProps<Content> {
  kind: ContentKind
  /** The call's answer: `useGetTenderQuery(slug)`. */
  answer: DetailAnswer<Content>
  children: (content: Content) => ReactNode
}

/** One thing on a page of its own, in whichever state it is: on its way, not there, not to be had, or whole. */
export function ContentDetail<Content>({ kind, answer, children }: ContentDetailProps<Content>) {
  const { currentData, error, isFetching, refetch } = answer
  if (currentData !== undefined) return children(currentData)
  if (isMissing(error)) return <Missing kind={kind} />
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
    <Frame kind={kind} title={`This ${kind.name} could not be loaded`}>
      <ErrorState title={`Failed to fetch ${kind.name}`} onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    </Frame>
  )
}
