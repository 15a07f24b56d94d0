import { formatDateTime, formatRelativeTime } from '@portal/domain/shared'
import { Alert, Badge, Button, Card, Cluster, Heading, LinkButton, Text, VisuallyHidden } from '@portal/ui'
import { useUnfinishedListing } from '#features/onboarding/unfinished.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'

/** The device's own time zone, in which the draft was typed. */
const getDeviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A listing draft on this device, to continue or discard. */
export function UnfinishedListing() {
  const now = useNow()
  const { draft, discard, undo } = useUnfinishedListing(null, now)
  return (
    <>
      {undo && (
        <Alert tone="info" role="status">
          <Cluster justify="between">
            The unfinished listing is discarded.
            <Button size="small" variant="secondary" onClick={undo}>
              Undo
            </Button>
          </Cluster>
        </Alert>
      )}
      {draft && (
        <Card as="article">
          <Cluster justify="between" gap={16}>
            <div>
              <Cluster gap={8}>
                <Heading level={3}>{draft.form.shopName.trim() || 'Unfinished listing'}</Heading>
                <Badge>Unfinished</Badge>
              </Cluster>
              <Text size="small" tone="soft">
                Kept on this device only, not sent yet. Last changed{' '}
                {formatDateTime(draft.savedAt, getDeviceTimeZone())} ({formatRelativeTime(draft.savedAt, now)}
                ).
              </Text>
            </div>
            <Cluster gap={8}>
              <LinkButton href={paths.registerBusiness()}>
                Continue
                <VisuallyHidden> the unfinished listing</VisuallyHidden>
              </LinkButton>
              <Button variant="secondary" onClick={discard}>
                Discard
                <VisuallyHidden> the unfinished listing</VisuallyHidden>
              </Button>
            </Cluster>
          </Cluster>
        </Card>
      )}
    </>
  )
}
