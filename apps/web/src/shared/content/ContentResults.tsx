import { Cluster, EmptyState, ErrorState, LinkButton, Pagination, Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { Illustration } from '../illustrations/Illustration.tsx'
import { EmptyPage } from '../lists/EmptyPage.tsx'
import { ResultStatus } from '../lists/ResultStatus.tsx'
import { parsePage, useUrlState } from '../urls/url-state.ts'
import type { ContentList, ListResult } from './list.ts'
import { CardSkeletons, Cells } from './ListSkeletons.tsx'
import { WithoutSampleBadges } from './SampleBadge.tsx'

const Nothing = ({ empty }: { empty: ContentList<never>['empty'] }) => (
  <EmptyState
    title={empty.title}
    as="h3"
    picture={<Illustration name="empty-shelf" />}
    action={
      <Cluster justify="center">
        {empty.actions.map(({ label, href }, place) => (
          <LinkButton key={href} href={href} {...(place > 0 && { variant: 'secondary' })}>
            {label}
          </LinkButton>
        ))}
      </Cluster>
    }
  >
    {empty.text}
  </EmptyState>
)

export interface ContentResultsProps<Item extends { id: number }> {
  list: ContentList<Item>
  /** The call's result: `useListTendersQuery(toListQuery(TENDERS, query))`. */
  result: ListResult<Item>
  /** Shown at the end of the result count. */
  beside?: ReactNode
}

type Shown<Item extends { id: number }> = Pick<ContentResultsProps<Item>, 'list' | 'result'>

const isSample = (item: object): boolean => 'isSample' in item && item.isSample === true

function Items<Item extends { id: number }>({ list, result }: Shown<Item>) {
  const { currentData, error, isFetching, refetch } = result
  const { query, hrefWith } = useUrlState()
  if (!currentData) {
    if (!error) return <CardSkeletons layout={list.layout} />
    return (
      <ErrorState title={list.failed} onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  const { items, total } = currentData
  if (items.length === 0)
    return (
      <EmptyPage total={total} as="h3" firstPage={hrefWith({ page: null })}>
        <Nothing empty={list.empty} />
      </EmptyPage>
    )
  const { Card: ItemCard } = list
  const cells = (
    <Cells layout={list.layout}>
      {items.map((item) => (
        <ItemCard key={item.id} item={item} />
      ))}
    </Cells>
  )
  return (
    <>
      {items.every(isSample) ? (
        <>
          <WithoutSampleBadges>{cells}</WithoutSampleBadges>
          <Text size="small" tone="soft">
            All entries in this list are samples.
          </Text>
        </>
      ) : (
        cells
      )}
      <Pagination
        page={Number(parsePage(query) ?? 1)}
        pageCount={Math.ceil(total / list.pageSize)}
        hrefFor={(page) => hrefWith({ page })}
      />
    </>
  )
}

function Status<Item extends { id: number }>({ list, result, beside }: ContentResultsProps<Item>) {
  const { currentData, error } = result
  if (!currentData) return <ResultStatus beside={beside}>{error ? undefined : list.loading}</ResultStatus>
  const { items, total } = currentData
  if (items.length === 0)
    return <ResultStatus unseen={total === 0 ? list.empty.title : list.count(total)} beside={beside} />
  return <ResultStatus beside={beside}>{list.count(total)}</ResultStatus>
}

/** The results of a list: loading, failed, empty or loaded. */
export const ContentResults = <Item extends { id: number }>(props: ContentResultsProps<Item>) => (
  <Stack gap={24}>
    <Status {...props} />
    <Items {...props} />
  </Stack>
)
