import { SLIDER } from '@portal/reference-data'
import { Carousel, from, Heading, LinkButton, Monogram, Text, token, type MonogramTone } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/paths.ts'
import { Section } from '#shared/Section.tsx'

interface Highlight {
  title: string
  text: string
  label: string
  href: string
  tone: MonogramTone
}

const HIGHLIGHTS: readonly Highlight[] = [
  {
    title: 'Straight from the growers',
    text: 'Cocoa, copra, kava and fresh produce: who grows it, who presses it, who ships it.',
    label: 'Agriculture businesses',
    href: paths.directory({ category: 'agriculture' }),
    tone: 'leaf',
  },
  {
    title: 'Meet in person',
    text: 'Trade shows, workshops and investment forums in the five countries, with dates and places.',
    label: 'Upcoming events',
    href: paths.events(),
    tone: 'indigo',
  },
  {
    title: 'Every island, one directory',
    text: 'Search by place and trade, compare by rating, and call, write or visit directly.',
    label: 'Browse the directory',
    href: paths.directory(),
    tone: 'clay',
  },
]

const Slide = styled.div`
  position: relative;
  display: grid;
  min-height: 15rem;
  overflow: clip;
  border-radius: ${token.radius.card};
  color: ${token.color.white};
  > * {
    grid-area: 1 / 1;
  }
`

const Words = styled.div`
  display: grid;
  position: relative;
  gap: ${token.space[12]};
  align-content: center;
  justify-items: start;
  padding: ${token.space[32]} ${token.space[24]};
  ${from.tablet} {
    padding: ${token.space[48]} ${token.space[64]};
  }
`

/** What is worth a look first, one slide at a time. */
export const Highlights = () => (
  <Section aria-label="Top highlights">
    <Carousel label="Top highlights" autoplayMs={SLIDER.interval}>
      {HIGHLIGHTS.map(({ title, text, label, href, tone }) => (
        <Slide key={title} data-surface="deep">
          <Monogram name=" " tone={tone} />
          <Words>
            <Heading level={2}>{title}</Heading>
            <Text size="lead">{text}</Text>
            <LinkButton href={href} variant="secondary">
              {label}
            </LinkButton>
          </Words>
        </Slide>
      ))}
    </Carousel>
  </Section>
)
