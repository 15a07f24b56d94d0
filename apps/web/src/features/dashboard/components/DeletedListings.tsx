import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDay } from '@portal/domain/shared'
import { Alert, Button, Cluster, Stack, useToast } from '@portal/ui'
import {
  useDeletedBusinessesQuery,
  useRestoreBusinessMutation,
} from '#features/listing-editor/listing-editor.api.ts'

/** Deleted listings that can be restored, with the last day for that. */
export function DeletedListings() {
  const { data = [] } = useDeletedBusinessesQuery()
  const [restore, { isLoading, isError, originalArgs }] = useRestoreBusinessMutation()
  const { announce } = useToast()
  if (data.length === 0) return null
  const restoreListing = async (id: number, name: string) => {
    const { error } = await restore(id)
    if (!error) announce(`${name} is back. It is as it was before you deleted it.`)
  }
  return (
    <Stack gap={8}>
      {data.map(({ id, name, restorableUntil }) => (
        <Alert key={id} tone="info">
          <Cluster justify="between">
            <span>
              {name} is deleted. You can restore it until {formatDay(restorableUntil, PORTAL_TIME_ZONE)}.
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Restore ${name}`}
              busy={isLoading && originalArgs === id}
              onClick={() => void restoreListing(id, name)}
            >
              Restore
            </Button>
          </Cluster>
          {isError && originalArgs === id && (
            <span role="alert">That did not work. Check your connection and try again.</span>
          )}
        </Alert>
      ))}
    </Stack>
  )
}
