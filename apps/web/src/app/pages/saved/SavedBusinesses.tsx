import { MAX_SAVES } from '@portal/domain/business'
import { pluralize } from '@portal/domain/shared'
import { Alert, Button, Cluster, EmptyState, ErrorState, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import { useState } from 'react'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useListBusinessesQuery } from '#features/businesses/businesses.api.ts'
import type { ListedBusiness } from '#shared/businesses/listed-business.ts'
import { BusinessCards } from '#features/directory/list/BusinessCards.tsx'
import { SavedList } from './SavedList.tsx'
import { useSaves, useSetSaved } from '#features/saves/useSaves.ts'

/** All ids saved since this page was opened: removed ones keep their place, so that they can be restored. */
function useShown(ids: readonly number[]): readonly number[] {
  const [shown, setShown] = useState<readonly number[]>(ids)
  const added = ids.filter((id) => !shown.includes(id))
  if (added.length > 0) setShown([...added, ...shown])
  return shown.slice(0, MAX_SAVES)
}

const NoSaves = () => (
  <EmptyState
    title="No saved businesses yet"
    picture={<Illustration name="empty-shelf" />}
    action={<LinkButton href={paths.directory()}>Browse the directory</LinkButton>}
  >
    Tap the heart on a business to save it here.
  </EmptyState>
)

/** Says where saves are stored. */
const StorageNote = ({ isOnDevice }: { isOnDevice: boolean }) => (
  <Text tone="soft">
    {isOnDevice ? (
      <>
        Saved on this device only. <TextLink href={paths.signIn(paths.saved())}>Sign in</TextLink> to see them
        on all your devices.
      </>
    ) : (
      'Saved in your account.'
    )}
  </Text>
)

/** Says how many saved businesses are no longer public, and offers to remove them. */
function UnlistedNote({ ids }: { ids: readonly number[] }) {
  const setSaved = useSetSaved()
  if (ids.length === 0) return null
  const isOne = ids.length === 1
  return (
    <Alert tone="info" role="status">
      <Cluster justify="between">
        {`${pluralize(ids.length, 'business', 'businesses')} that you saved ${isOne ? 'is' : 'are'} no longer listed.`}
        <Button size="small" variant="secondary" onClick={() => ids.forEach((id) => setSaved(id, false))}>
          {isOne ? 'Remove it' : 'Remove them'}
        </Button>
      </Cluster>
    </Alert>
  )
}

const findGone = (saved: readonly number[], listed: readonly ListedBusiness[]): number[] => {
  const known = new Set(listed.map(({ id }) => id))
  return saved.filter((id) => !known.has(id))
}

function Loaded({ ids, isOnDevice }: { ids: readonly number[]; isOnDevice: boolean }) {
  const shown = useShown(ids)
  const query = { ids: shown.join(',') }
  const { data, currentData, error, isFetching, refetch } = useListBusinessesQuery(query, {
    skip: shown.length === 0,
  })
  if (shown.length === 0) return <NoSaves />
  if (error && !data) {
    return (
      <ErrorState title="Failed to fetch businesses" onRetry={() => void refetch()} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (!data) return <BusinessCards businesses={undefined} />
  return (
    <Stack gap={24}>
      <StorageNote isOnDevice={isOnDevice} />
      {currentData && <UnlistedNote ids={findGone(ids, currentData.items)} />}
      <SavedList businesses={data.items} saved={ids} />
    </Stack>
  )
}

/** The businesses saved on this device or in the account, each to be removed and brought back. */
export function SavedBusinesses() {
  const { ids, failed, retry, isOnDevice } = useSaves()
  if (failed) {
    return (
      <ErrorState title="We couldn’t load your saved businesses" onRetry={retry}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  return ids ? <Loaded ids={ids} isOnDevice={isOnDevice} /> : <BusinessCards businesses={undefined} />
}
