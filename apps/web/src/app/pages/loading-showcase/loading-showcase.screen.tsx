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
const WHOLE = 100
const STEP = 5

/** Grows from 0 to 100 and begins again, as an upload of a few seconds would. */
function useProgress(): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPercent((before) => (before >= WHOLE ? 0 : before + STEP)), TICK_MS)
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

function WholePage() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!shown) return
    const end = () => setShown(false)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    const timer = setTimeout(end, SHOWN_FOR_MS)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [shown])
  return (
    <Section aria-labelledby="whole-page">
      <SectionHeader title="Full-page loader" id="whole-page">
        Stands while a page that only you may see is on its way. Here it stays for three seconds; Esc ends it.
      </SectionHeader>
      <div>
        <Button onClick={() => setShown(true)}>Show the full-page loader</Button>
      </div>
      {shown && <PageLoader cover label="Loading..." />}
    </Section>
  )
}

function BusyButton() {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setBusy(false), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <Button busy={busy} onClick={() => setBusy(true)}>
      {busy ? 'Sending…' : 'Send'}
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
      <WholePage />
    </PageBody>
  </>
)

export const screen: Screen = { Component: LoadingShowcasePage }
