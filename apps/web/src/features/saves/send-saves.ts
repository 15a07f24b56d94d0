import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { isApiError, type ApiError } from '#shared/calls/api-error.ts'
import { deviceSaves } from './device-saves.ts'
import { pendingSaves, type SaveChange } from './pending-saves.ts'
import { savesApi } from './saves.api.ts'

export type SavesDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** The result of sending: all sent, one refused, or waiting for a retry. */
export type SendSavesResult =
  | { status: 'done' }
  | { status: 'waiting'; error: ApiError }
  | { status: 'refused'; change: SaveChange; error: ApiError | null }

const { listSavedIds, mergeSaves, setSaved } = savesApi.endpoints

const TOO_MANY_REQUESTS = 429

/** No response, or one that says to try again later. */
const isTemporary = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 0 || error.status === TOO_MANY_REQUESTS || error.status >= 500)

/** The visits whose changes are being sent. */
const sending = new WeakSet<SavesDispatch>()

/** Sends pending changes one by one, oldest first; stops at the first failure. */
export async function sendPendingSaves(dispatch: SavesDispatch, person: string): Promise<SendSavesResult> {
  // A running call continues until nothing is left.
  if (sending.has(dispatch)) return { status: 'done' }
  sending.add(dispatch)
  try {
    for (;;) {
      const [change] = pendingSaves.read(person)
      if (!change) return { status: 'done' }
      const { error } = await dispatch(setSaved.initiate(change, { track: false }))
      if (isTemporary(error)) return { status: 'waiting', error }
      pendingSaves.settle(person, change)
      if (error) return { status: 'refused', change, error: isApiError(error) ? error : null }
    }
  } finally {
    sending.delete(dispatch)
  }
}

export const refetchSavedIds = (dispatch: SavesDispatch) =>
  dispatch(listSavedIds.initiate(undefined, { forceRefetch: true, subscribe: false }))

/** Adds the device's saves to the account, then removes them from the device. */
export async function mergeDeviceSaves(dispatch: SavesDispatch): Promise<void> {
  const ids = deviceSaves.read()
  if (ids.length === 0) return
  const { error } = await dispatch(mergeSaves.initiate(ids, { track: false }))
  if (error) return
  // A running request was sent before the change, and a refetch would only join it.
  await dispatch(savesApi.util.getRunningQueryThunk('listSavedIds', undefined))
  await refetchSavedIds(dispatch)
  deviceSaves.remove(ids)
}
