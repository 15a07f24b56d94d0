import type { CourseItem } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { formatDay } from '@portal/domain/shared'
import { Card, CardLink, Cluster, Heading, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { SampleBadge } from '#shared/content/SampleBadge.tsx'
import { paths } from '#shared/urls/paths.ts'

/** When a course begins, in its own time zone. */
export const formatStart = ({ startsAt, timeZone }: Pick<CourseItem, 'startsAt' | 'timeZone'>): string =>
  startsAt === null ? 'Starts at any time' : `Starts ${formatDay(startsAt, timeZone)}`

/** Where a course is held. */
export const formatVenue = ({ mode, location, country }: CourseItem): string =>
  [mode, location, getCountry(country).name].filter(Boolean).join(' · ')

const Foot = styled.p`
  margin-top: auto;
  padding-top: ${token.space[4]};
  color: ${token.role.textSoft};
  font-size: ${token.size[13]};
`

export interface CourseCardProps {
  item: CourseItem
  level?: 2 | 3
}

/** A course in a list: what one learns, from whom, when, where and for how much. */
export const CourseCard = ({ item, level = 3 }: CourseCardProps) => (
  <Card as="article">
    <Cluster justify="between" gap={8}>
      <Text as="span" size="eyebrow" tone="action">
        {formatStart(item)}
      </Text>
      {item.isSample && <SampleBadge />}
    </Cluster>
    <Heading level={level} size="card">
      <CardLink href={paths.course(item.skill, item.slug)}>{item.title}</CardLink>
    </Heading>
    <Text size="small" lines={3}>
      {item.summary}
    </Text>
    <Foot>
      <span translate="no">{item.provider}</span>
      <br />
      {formatVenue(item)}
      <br />
      {item.duration} · {item.price}
    </Foot>
  </Card>
)
