import { SectionHeading, Stack, TextLink } from '@portal/ui'
import type { ComponentType } from 'react'
import { Section } from '../Section.tsx'
import type { ListAnswer, Way } from './list.ts'

interface RelatedProps<Item extends { id: number }> {
  title: string
  answer: ListAnswer<Item>
  /** The one that is being read. */
  exceptId: number
  /** How many are shown at most. */
  most: number
  Card: ComponentType<{ item: Item }>
  all: Way
}

/** Others like the one that was read; nothing where there are none. */
export function Related<Item extends { id: number }>(props: RelatedProps<Item>) {
  const { answer, exceptId, most, Card, all } = props
  const others = (answer.currentData?.items ?? []).filter(({ id }) => id !== exceptId).slice(0, most)
  if (others.length === 0) return null
  return (
    <Section aria-labelledby="related" data-print="hide">
      <SectionHeading
        id="related"
        title={props.title}
        action={
          <TextLink href={all.href} arrow>
            {all.label}
          </TextLink>
        }
      />
      <Stack gap={16}>
        {others.map((item) => (
          <Card key={item.id} item={item} />
        ))}
      </Stack>
    </Section>
  )
}
