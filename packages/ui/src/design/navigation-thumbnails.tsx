import { Alert } from '../Alert/Alert.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Cluster } from '../layout/Cluster.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Stepper } from '../Stepper/Stepper.tsx'
import { TabLinks } from '../Tabs/TabLinks.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { token } from '../tokens/token.ts'

const hrefFor = (page: number): string => `?page=${page}`

const nothing = () => {}

/** Navigation, overlays and feedback. */
export const navigationThumbnails = [
  [
    'Navigation',
    'Ways through the site and through a page.',
    {
      Breadcrumb: <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Malaita' }]} />,
      Chip: (
        <Cluster gap={8}>
          <Chip href="?a" current>
            List
          </Chip>
          <Chip href="?b" removable>
            Malaita
          </Chip>
        </Cluster>
      ),
      MegaMenu: (
        <Cluster gap={16}>
          <b>Directory ▾</b>
          <span>Guides ▾</span>
        </Cluster>
      ),
      Pagination: <Pagination page={1} pageCount={2} hrefFor={hrefFor} />,
      SectionNav: (
        <Stack gap={8}>
          <b>Registering</b>
          <span>Taxes</span>
          <span>Land</span>
        </Stack>
      ),
      Tabs: (
        <TabLinks
          label="Tabs"
          items={[
            { href: '#a', label: 'HTML', current: true },
            { href: '#b', label: 'Text' },
          ]}
        />
      ),
      TabLinks: <TabLinks label="Views" items={[{ href: '?new', label: 'New', count: 3, current: true }]} />,
      Link: <TextLink href="/directory">Directory</TextLink>,
      LinkProvider: (
        <span>
          <Icon name="external" /> The router’s links
        </span>
      ),
    },
  ],
  [
    'Overlays',
    'What lies above the page.',
    {
      Dialog: (
        <Card>
          <b>Discard this draft?</b>
          <Cluster gap={8} justify="end">
            <Button size="small" variant="danger">
              Discard draft
            </Button>
          </Cluster>
        </Card>
      ),
      Drawer: (
        <Card>
          <b>Filters</b>
          <Skeleton />
          <Button wide>Show 31 businesses</Button>
        </Card>
      ),
      Menu: (
        <Card gap={12}>
          <span>My dashboard</span>
          <span>Settings</span>
          <span>Sign out</span>
        </Card>
      ),
      MoreMenu: (
        <Stack gap={8}>
          <Button variant="secondary">
            <Icon name="more" />
            More
          </Button>
          <Card gap={12}>
            <span>Report</span>
          </Card>
        </Stack>
      ),
      Tooltip: (
        <Stack gap={8} align="center">
          <Badge>Copies the address of this page</Badge>
          <Button variant="secondary">Share</Button>
        </Stack>
      ),
    },
  ],
  [
    'Feedback',
    'What happened, what is going on, and what to do.',
    {
      Alert: <Alert title="Trial expires in 14 days.">Keep your listing.</Alert>,
      Toast: (
        <Alert tone="success" title="Saved.">
          Your change is live.
        </Alert>
      ),
      EmptyState: <EmptyState title="No saved businesses" as="h3" />,
      ErrorState: <ErrorState title="Failed to load" onRetry={nothing} />,
      PageLoader: (
        <Stack gap={8} align="center">
          <svg viewBox="0 0 120 40" width="120" aria-hidden="true">
            <path d="M20 4 36 20 20 36 4 20z" fill={token.color.lagoon} />
            <path d="M60 4 76 20 60 36 44 20z" fill={token.color.sun} />
            <path d="M100 4l16 16-16 16-16-16z" fill={token.color.reef} />
          </svg>
          <span>Loading…</span>
        </Stack>
      ),
      Skeleton: (
        <Stack gap={8}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </Stack>
      ),
      Spinner: (
        <Cluster gap={8}>
          <Spinner /> Getting it ready…
        </Cluster>
      ),
      ProgressBar: <ProgressBar label="Your listing" value={60} />,
      Stepper: <Stepper steps={['Business', 'Contact', 'Photos']} step={2} />,
    },
  ],
] as const
