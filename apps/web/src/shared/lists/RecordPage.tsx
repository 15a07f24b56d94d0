import { EmptyState, ErrorState, LinkButton, Skeleton, Stack, TextLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { isApiError } from '#shared/calls/api-error.ts'
import { Section } from '#shared/layout/Section.tsx'

interface RecordResult<Item> {
  currentData?: Item | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface Texts {
  title: string
  text: ReactNode
}

interface RecordPageProps<Item> {
  result: RecordResult<Item>
  /** The id of its heading. */
  headingId: string
  /** The list that it belongs to. */
  list: { href: string; label: string }
  loading: string
  missing: Texts
  failed: Texts
  children: (item: Item) => ReactNode
}

const Waiting = ({ label }: { label: string }) => (
  <Stack gap={12} role="status" aria-label={label}>
    <Skeleton shape="title" />
    <Skeleton shape="block" />
  </Stack>
)

/** One record for administrators below a link to its list: loading, missing, failed or loaded. */
export const RecordPage = <Item,>({ headingId, list, ...props }: RecordPageProps<Item>) => (
  <Section aria-labelledby={headingId}>
    <TextLink href={list.href}>{list.label}</TextLink>
    <State list={list} {...props} />
  </Section>
)

function State<Item>(props: Omit<RecordPageProps<Item>, 'headingId'>) {
  const { result, list, loading, missing, failed, children } = props
  const { currentData, error, isFetching, refetch } = result
  if (currentData !== undefined) return children(currentData)
  if (!error) return <Waiting label={loading} />
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState title={missing.title} action={<LinkButton href={list.href}>{list.label}</LinkButton>}>
        {missing.text}
      </EmptyState>
    )
  return (
    <ErrorState title={failed.title} onRetry={() => void refetch()} retrying={isFetching}>
      {failed.text}
    </ErrorState>
  )
}
