import { Card, Grid, Skeleton, Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import type { ContentList } from './list.ts'

const SKELETONS = 3

type Layout = ContentList<never>['layout']

/** The cards of a list, in columns or rows. */
export const Cells = ({ layout, children }: { layout: Layout; children: ReactNode }) =>
  layout === 'grid' ? <Grid cell="wide">{children}</Grid> : <Stack gap={16}>{children}</Stack>

/** A few placeholder cards while the list loads. */
export const CardSkeletons = ({ layout }: { layout: Layout }) => (
  <Cells layout={layout}>
    {Array.from({ length: SKELETONS }, (_, place) => (
      <Card key={place}>
        <Skeleton shape="short" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </Card>
    ))}
  </Cells>
)

/** The same, with a loading text in place of the count. */
export const ListSkeletons = ({ label, layout }: { label: string; layout: Layout }) => (
  <Stack gap={24}>
    <Text tone="soft" size="small" role="status">
      {label}
    </Text>
    <CardSkeletons layout={layout} />
  </Stack>
)
