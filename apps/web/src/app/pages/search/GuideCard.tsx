import type { FoundGuide } from '@portal/domain/contract'
import { Badge, Card, CardLink, Cluster, Heading, Text } from '@portal/ui'

/** A guide, template or page of text that was found. */
export const GuideCard = ({ guide: { title, path, excerpt, kind } }: { guide: FoundGuide }) => (
  <Card>
    <Cluster gap={8}>
      <Badge>{kind}</Badge>
    </Cluster>
    <Heading level={3}>
      <CardLink href={path}>{title}</CardLink>
    </Heading>
    <Text size="small" tone="soft" lines={3}>
      {excerpt}
    </Text>
  </Card>
)
