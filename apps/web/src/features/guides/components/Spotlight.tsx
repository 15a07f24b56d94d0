import type { Guide } from '@portal/domain/contract'
import { Heading, LinkButton, Stack, Tabs, Text, token, type TabItem } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { NotPublished } from './NotPublished.tsx'

type SpotlightIndustry = Guide['industries'][number]

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, max-content));
  gap: ${token.space[16]} ${token.space[24]};
`

/** A figure above its label. */
const Fact = styled.p`
  max-width: 14rem;
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  > strong {
    display: block;
    color: ${token.role.text};
    font: 700 ${token.size[20]} / 1.3 ${token.font.display};
  }
`

const Panel = ({ industry: { slug, name, text, figures } }: { industry: SpotlightIndustry }) => (
  <Stack gap={16}>
    <Heading level={3}>{name}</Heading>
    <Text>{text}</Text>
    {figures.length > 0 && (
      <Figures>
        {figures.map(({ figure, label }) => (
          <Fact key={label}>
            <strong>{figure}</strong>
            {label}
          </Fact>
        ))}
      </Figures>
    )}
    <div>
      <LinkButton href={paths.industry(slug)} variant="secondary">
        Learn More about {name}
      </LinkButton>
    </div>
  </Stack>
)

const getItem = (industry: SpotlightIndustry): TabItem => ({
  id: industry.slug,
  label: industry.name,
  content: <Panel industry={industry} />,
})

/** The industries that a country is known for, a tab each. */
export function Spotlight({ industries, contacts }: Pick<Guide, 'industries' | 'contacts'>) {
  const [first, ...others] = industries
  if (!first) return <NotPublished contacts={contacts} hasContacts />
  return <Tabs label="Industry spotlight" items={[getItem(first), ...others.map(getItem)]} />
}
