import type { Guide } from '@portal/domain/contract'
import { slugify } from '@portal/domain/shared'
import { from, Heading, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { LastReviewed } from './LastReviewed.tsx'
import { NotPublished } from './NotPublished.tsx'
import { PartLinks } from './PartLinks.tsx'
import { Sources } from './Sources.tsx'

type Topic = Guide['taxes']['topics'][number]

const Rows = styled.div`
  display: grid;
  gap: ${token.space[32]};
`

/** The title beside its text, where both fit. */
const Row = styled.div`
  display: grid;
  gap: ${token.space[8]} ${token.space[32]};
  break-inside: avoid;
  scroll-margin-top: ${token.space[24]};
  ${from.wide} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`

const Points = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  max-width: ${token.measure.text};
  > li::marker {
    color: ${token.role.action};
  }
`

interface TopicRowProps {
  topic: Topic
  level: 2 | 3
  reviewedOn: string
}

const TopicRow = ({ topic: { title, text, points }, level, reviewedOn }: TopicRowProps) => (
  <Row id={slugify(title)}>
    <Stack gap={4}>
      <Heading level={level} size="card">
        {title}
      </Heading>
      <LastReviewed on={reviewedOn} />
    </Stack>
    <Stack gap={8}>
      <Text>{text}</Text>
      {points.length > 0 && (
        <Points>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      )}
    </Stack>
  </Row>
)

interface TopicsProps {
  section: Guide['taxes'] | undefined
  /** The day on which the guide's rules were last reviewed. */
  reviewedOn: string
  contacts: Guide['contacts']
  /** Whether the page lists the contacts elsewhere. */
  hasContacts?: boolean
  level?: 2 | 3
}

/** A section's topics one by one, links to them where they are many, and its sources. */
export function Topics({ section, reviewedOn, contacts, hasContacts = false, level = 3 }: TopicsProps) {
  if (!section || section.topics.length === 0)
    return <NotPublished contacts={contacts} hasContacts={hasContacts} />
  return (
    <Stack gap={24}>
      {section.intro !== '' && <Text size="lead">{section.intro}</Text>}
      {section.topics.length > 2 && (
        <PartLinks label="On this page" titles={section.topics.map(({ title }) => title)} />
      )}
      <Rows>
        {section.topics.map((topic) => (
          <TopicRow key={topic.title} topic={topic} level={level} reviewedOn={reviewedOn} />
        ))}
      </Rows>
      <Sources sources={section.sources} />
    </Stack>
  )
}
