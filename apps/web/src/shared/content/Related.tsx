import { Grid, SectionHeader, Stack, TextLink } from '@portal/ui'
import type { ComponentType } from 'react'
import { Section } from '../layout/Section.tsx'
import type { ContentList, ListResult, CallToAction } from './list.ts'

/** At most `limit` items other than the current one. */
export const excludeCurrent = <Item extends { id: number }>(
  { currentData }: Pick<ListResult<Item>, 'currentData'>,
  exceptId: number,
  limit: number,
): readonly Item[] => (currentData?.items ?? []).filter(({ id }) => id !== exceptId).slice(0, limit)

interface RelatedProps<Item extends { id: number }> {
  title: string
  items: readonly Item[]
  Card: ComponentType<{ item: Item }>
  layout: ContentList<Item>['layout']
  /** A link to all of them. */
  all?: CallToAction
}

/** Related items; nothing without any. */
export function Related<Item extends { id: number }>({
  title,
  items,
  Card,
  layout,
  all,
}: RelatedProps<Item>) {
  if (items.length === 0) return null
  const cards = items.map((item) => <Card key={item.id} item={item} />)
  return (
    <Section aria-labelledby="related" data-print="hide">
      <SectionHeader
        id="related"
        title={title}
        {...(all && {
          action: (
            <TextLink href={all.href} arrow>
              {all.label}
            </TextLink>
          ),
        })}
      />
      {layout === 'grid' ? <Grid cell="wide">{cards}</Grid> : <Stack gap={16}>{cards}</Stack>}
    </Section>
  )
}
