import { SLIDER } from '@portal/reference-data'
import { Carousel, from, Heading, LinkButton, Text, token, type WeaveTone } from '@portal/ui'
import { styled } from 'styled-components'
import { PlainWeave } from '#shared/media/trade-cover/TradeCover.tsx'
import { paths } from '#shared/urls/paths.ts'

interface Highlight {
  title: string
  text: string
  label: string
  href: string
  tone: WeaveTone
}

const HIGHLIGHTS: readonly Highlight[] = [
  {
    title: 'Straight from the growers',
    text: 'Cocoa, copra, kava and fresh produce: find growers, processors and shippers.',
    label: 'Agriculture businesses',
    href: paths.directory({ category: 'agriculture' }),
    tone: 'leaf',
  },
  {
    title: 'Meet in person',
    text: 'Trade shows, workshops and investment forums in five countries, with dates and places.',
    label: 'Upcoming events',
    href: paths.events(),
    tone: 'indigo',
  },
  {
    title: 'Every island, one directory',
    text: 'Search by place and trade, compare ratings, then call, message or visit.',
    label: 'Browse the directory',
    href: paths.directory(),
    tone: 'clay',
  },
  {
    title: 'Sell beyond the reef',
    text: 'Export step by step: papers, prices, packing and freight, with templates to fill in.',
    label: 'Export guides',
    href: paths.resourceSection('export'),
    tone: 'plum',
  },
]

const Slide = styled.div`
  position: relative;
  display: grid;
  height: 100%;
  min-height: 15rem;
  overflow: clip;
  border-radius: ${token.radius.card};
  background: ${token.color.deep};
  color: ${token.color.white};
`

/** The pattern stands beside the text where there is room and above it on a phone: never behind it. */
const Pattern = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 2.5rem;
  ${from.tablet} {
    inset: 0 0 0 auto;
    width: 44%;
    height: auto;
    clip-path: polygon(5rem 0, 100% 0, 100% 100%, 0 100%);
  }
`

const Copy = styled.div`
  position: relative;
  display: grid;
  gap: ${token.space[12]};
  align-content: center;
  justify-items: start;
  padding: 4rem ${token.space[24]} ${token.space[24]};
  ${from.tablet} {
    max-width: 58%;
    padding: ${token.space[32]};
  }
  ${from.desktop} {
    padding: ${token.space[48]} ${token.space[64]};
  }
`

/** The portal's highlights, one slide at a time. */
export const Highlights = () => (
  <Carousel label="Top highlights" autoplayMs={SLIDER.interval}>
    {HIGHLIGHTS.map(({ title, text, label, href, tone }) => (
      <Slide key={title} data-surface="deep">
        <Pattern>
          <PlainWeave tone={tone} />
        </Pattern>
        <Copy>
          <Heading level={2}>{title}</Heading>
          <Text size="lead" tone="soft">
            {text}
          </Text>
          <LinkButton href={href} variant="secondary">
            {label}
          </LinkButton>
        </Copy>
      </Slide>
    ))}
  </Carousel>
)
