import { SLIDER } from '@portal/reference-data'
import { Carousel, from, Heading, LinkButton, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import type { IllustrationName } from '#shared/illustrations/illustrations.ts'
import { paths } from '#shared/urls/paths.ts'

interface Highlight {
  title: string
  text: string
  label: string
  href: string
  picture: IllustrationName
}

const HIGHLIGHTS: readonly Highlight[] = [
  {
    title: 'Straight from the growers',
    text: 'Cocoa, copra, kava and fresh produce: find growers, processors and shippers.',
    label: 'Agriculture businesses',
    href: paths.directory({ category: 'agriculture' }),
    picture: 'field',
  },
  {
    title: 'Meet in person',
    text: 'Trade shows, workshops and investment forums in five countries, with dates and places.',
    label: 'Upcoming events',
    href: paths.events(),
    picture: 'fair',
  },
  {
    title: 'Every island, one directory',
    text: 'Search by place and trade, compare ratings, then call, message or visit.',
    label: 'Browse the directory',
    href: paths.directory(),
    picture: 'islands',
  },
  {
    title: 'Sell beyond the reef',
    text: 'Export step by step: papers, prices, packing and freight, with templates to fill in.',
    label: 'Export guides',
    href: paths.resourceSection('export'),
    picture: 'harbour',
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

/** The picture stands beside the text where there is room and above it on a phone: never behind it. */
const Scene = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 8.5rem;
  ${from.tablet} {
    inset: 0 0 0 auto;
    width: 46%;
    height: auto;
    clip-path: polygon(5rem 0, 100% 0, 100% 100%, 0 100%);
  }
  /* Later slides' pictures load with the carousel's script, once it is near. */
  @media (scripting: enabled) {
    [data-driven='false'] li:nth-child(n + 2) & {
      display: none;
    }
  }
`

const Copy = styled.div`
  position: relative;
  display: grid;
  gap: ${token.space[12]};
  align-content: center;
  justify-items: start;
  padding: 9.5rem ${token.space[24]} ${token.space[24]};
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
    {HIGHLIGHTS.map(({ title, text, label, href, picture }) => (
      <Slide key={title} data-surface="deep">
        <Scene>
          <Illustration name={picture} />
        </Scene>
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
