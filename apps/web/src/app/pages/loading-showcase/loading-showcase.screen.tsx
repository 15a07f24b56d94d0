import {
  Button,
  Card,
  Grid,
  Heading,
  Icon,
  PageLoader,
  ProgressBar,
  SectionHeader,
  Skeleton,
  Spinner,
  Stack,
  Text,
} from '@portal/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Section } from '#shared/layout/Section.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'

const SHOWN_FOR_MS = 3_000
const TICK_MS = 200
const MAX_PERCENT = 100
const STEP = 5

/** Its animations stop where they are while it is paused. Without script, which pauses them, none plays. */
const Animations = styled(PageBody)`
  &[data-paused] * {
    animation-play-state: paused;
  }
  @media (scripting: none) {
    * {
      animation: none;
    }
  }
`

const WithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

/** Counts from 0 to 100 and starts over, like an upload of a few seconds. */
function useProgress(isPaused: boolean): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(
      () => setPercent((before) => (before >= MAX_PERCENT ? 0 : before + STEP)),
      TICK_MS,
    )
    return () => clearInterval(timer)
  }, [isPaused])
  return percent
}

interface PauseButtonProps {
  isPaused: boolean
  onToggle: () => void
}

/** Stops and starts all animations of the page. */
const PauseButton = ({ isPaused, onToggle }: PauseButtonProps) => (
  <WithScript>
    <Button variant="secondary" onClick={onToggle}>
      <Icon name={isPaused ? 'play' : 'pause'} />
      {isPaused ? 'Play animations' : 'Pause animations'}
    </Button>
  </WithScript>
)

const SkeletonCard = () => (
  <Card cover={<Skeleton shape="cover" />}>
    <Skeleton shape="short" />
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
  </Card>
)

function FullPageLoader() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const end = () => setIsShown(false)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    const timer = setTimeout(end, SHOWN_FOR_MS)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [isShown])
  return (
    <Section aria-labelledby="whole-page">
      <SectionHeader title="Full-page loader" id="whole-page">
        Shown while a private page loads, such as your dashboard. Here it closes after 3 seconds, or with Esc.
      </SectionHeader>
      <div>
        <Button onClick={() => setIsShown(true)}>Show the full-page loader</Button>
      </div>
      {isShown && <PageLoader cover label="Loading..." />}
    </Section>
  )
}

function BusyButton() {
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsBusy(false), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [isBusy])
  return (
    <Button busy={isBusy} onClick={() => setIsBusy(true)}>
      {isBusy ? 'Sending…' : 'Send'}
    </Button>
  )
}

function LoadingShowcasePage() {
  const [isPaused, setIsPaused] = useState(false)
  return (
    <>
      <Seo
        title="Loading animations"
        description="What the portal shows while pages load: skeletons, spinners, progress bars and a full-page loader."
        path={paths.loadingShowcase()}
      />
      <PageBand>
        <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'Loading animations' }]} />
        <Heading level={1}>Loading animations</Heading>
        <Text size="lead" tone="soft">
          What you see while pages load. Each holds the space for the content, so nothing jumps.
        </Text>
        <PauseButton isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />
      </PageBand>
      <Animations data-paused={isPaused ? '' : undefined}>
        <Section aria-labelledby="cards">
          <SectionHeader title="Cards" id="cards">
            A list of businesses while it loads.
          </SectionHeader>
          <Grid cell="wide">
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </Grid>
        </Section>
        <Section aria-labelledby="text">
          <SectionHeader title="Text" id="text">
            A title and its paragraph.
          </SectionHeader>
          <Stack gap={4}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="short" />
          </Stack>
        </Section>
        <Section aria-labelledby="progress">
          <SectionHeader title="Progress" id="progress">
            With a percentage when the length is known, without one when it isn’t.
          </SectionHeader>
          <ProgressBar label="Sending photos" value={useProgress(isPaused)} />
          <div>
            <Spinner />
          </div>
          <div>
            <BusyButton />
          </div>
          <PageLoader label="Loading..." />
        </Section>
        <FullPageLoader />
      </Animations>
    </>
  )
}

export const screen: Screen = { Component: LoadingShowcasePage }
