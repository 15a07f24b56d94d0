import {
  Button,
  Card,
  Grid,
  Heading,
  PageLoader,
  ProgressBar,
  SectionHeader,
  Skeleton,
  Spinner,
  Stack,
  Text,
} from '@portal/ui'
import { useEffect, useState } from 'react'
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

/** Counts from 0 to 100 and starts over, like an upload of a few seconds. */
function useProgress(): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = setInterval(
      () => setPercent((before) => (before >= MAX_PERCENT ? 0 : before + STEP)),
      TICK_MS,
    )
    return () => clearInterval(timer)
  }, [])
  return percent
}

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
        Stands while a page that only you may see is on its way. Here it stays for three seconds; Esc ends it.
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

const LoadingShowcasePage = () => (
  <>
    <Seo
      title="Loading animations"
      description="What the portal shows while something is on its way: skeletons, spinners, progress and a full-page loader."
      path={paths.loadingShowcase()}
    />
    <PageBand>
      <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'Loading animations' }]} />
      <Heading level={1}>Loading animations</Heading>
      <Text size="lead" tone="soft">
        What the portal shows while something is on its way. Each keeps the place of what comes, so that
        nothing jumps.
      </Text>
    </PageBand>
    <PageBody>
      <Section aria-labelledby="cards">
        <SectionHeader title="Cards" id="cards">
          A list of businesses before its answer is here.
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
          Work whose length is known, and work whose length is not.
        </SectionHeader>
        <ProgressBar label="Sending photos" value={useProgress()} />
        <div>
          <Spinner />
        </div>
        <div>
          <BusyButton />
        </div>
        <PageLoader label="Loading..." />
      </Section>
      <FullPageLoader />
    </PageBody>
  </>
)

export const screen: Screen = { Component: LoadingShowcasePage }
