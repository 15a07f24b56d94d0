import { MAX_SAVES } from '@portal/domain/business'
import { useToast, type ToastMessage } from '@portal/ui'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { useAccount, type Account } from '#features/account/account.api.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { deviceSaves, type DeviceSaveResult } from './device-saves.ts'
import { pendingSaves, type SaveChange } from './pending-saves.ts'
import { useListSavedIdsQuery } from './saves.api.ts'
import { sendPendingSaves, type SavesDispatch, type SendSavesResult } from './send-saves.ts'

const NONE: readonly number[] = []
const NO_CHANGES: readonly SaveChange[] = []

/** The owner of saves: an account's email, null for this device, undefined while unknown. */
const getSaver = (account: Account): string | null | undefined => {
  if (account.status === 'signed-out') return null
  return account.status === 'signed-in' ? account.user.email : undefined
}

const applyChange = (ids: readonly number[], { id, isSaved }: SaveChange): readonly number[] => {
  const others = ids.filter((other) => other !== id)
  return isSaved ? [id, ...others] : others
}

export interface Saves {
  /** Saved ids, newest first; undefined while loading. */
  ids: readonly number[] | undefined
  /** Whether the account's saves failed to load: `ids` has only this device's. */
  failed: boolean
  retry: () => void
  isOnDevice: boolean
  /** Whether the owner of saves is resolved. */
  isReady: boolean
}

/** Saves of this device or the account, pending ones included. */
export function useSaves(): Saves {
  const account = useAccount()
  const person = getSaver(account)
  const { data, error, refetch } = useListSavedIdsQuery(undefined, { skip: !person })
  const failed = error !== undefined && !data
  const device = useSyncExternalStore(deviceSaves.subscribe, deviceSaves.read, () => NONE)
  const pending = useSyncExternalStore(
    pendingSaves.subscribe,
    () => (person ? pendingSaves.read(person) : NO_CHANGES),
    () => NO_CHANGES,
  )
  useEffect(() => {
    if (person === null) pendingSaves.clearOthers(null)
  }, [person])
  const ids = useMemo(() => {
    if (person === null) return device
    if (person === undefined || (!data && !failed)) return undefined
    const merged = [...device, ...(data ?? NONE).filter((id) => !device.includes(id))]
    return pending.reduce(applyChange, merged)
  }, [person, data, failed, device, pending])
  return {
    ids,
    failed,
    retry: () => void refetch(),
    isOnDevice: person === null,
    isReady: account.status !== 'unknown',
  }
}

const LATER =
  'There is no connection to the portal. Your change is kept on this device, and we send it once you are connected.'
const BUSY = 'We couldn’t receive it just now. Your change is kept on this device, and we’ll try again.'

function describeSent(sent: SendSavesResult): ToastMessage | null {
  switch (sent.status) {
    case 'done':
      return null
    case 'waiting':
      return { title: 'Not in your account yet', description: sent.error.status === 0 ? LATER : BUSY }
    case 'refused':
      return {
        title: sent.change.isSaved ? 'Not saved' : 'Not removed',
        description: describeFailure(sent.error, 'Please try again in a moment.'),
        tone: 'destructive',
      }
  }
}

const ON_DEVICE: Record<DeviceSaveResult, ToastMessage> = {
  saved: {
    title: 'Saved on this device',
    description: 'Find it under Saved businesses in the menu. Sign in to see it on all your devices.',
  },
  'too-many': {
    title: 'Not saved',
    description: `You can save up to ${MAX_SAVES} businesses. Remove one to save another.`,
    tone: 'destructive',
  },
  'not-stored': {
    title: 'Saved until you close this page',
    description: 'Your browser’s storage is full or blocked. Sign in to save it in your account.',
  },
}

/** Shown if it is unknown whether somebody is signed in. */
const UNKNOWN: ToastMessage = {
  title: 'Not saved',
  description: 'The portal can’t be reached right now. Please try again in a moment.',
  tone: 'destructive',
}

/** Sends pending changes; a toast reports failures. */
export function useSendSaves(): (person: string) => Promise<void> {
  const dispatch = useDispatch<SavesDispatch>()
  const { show } = useToast()
  return async (person) => {
    let sent: SendSavesResult
    do {
      sent = await sendPendingSaves(dispatch, person)
      const message = describeSent(sent)
      if (message) show(message)
    } while (sent.status === 'refused')
  }
}

/** Saves or removes a business at once; a refusal reverts it. */
export function useSetSaved(): (id: number, isSaved: boolean) => void {
  const person = getSaver(useAccount())
  const sendSaves = useSendSaves()
  const { show } = useToast()
  const saveOnDevice = (id: number) => {
    const isFirst = deviceSaves.read().length === 0
    const outcome = deviceSaves.save(id)
    if (outcome !== 'saved' || isFirst) show(ON_DEVICE[outcome])
  }
  return (id, isSaved) => {
    if (person === undefined) {
      show(UNKNOWN)
      return
    }
    if (!isSaved) deviceSaves.remove([id])
    if (person !== null) {
      pendingSaves.add(person, { id, isSaved })
      void sendSaves(person)
    } else if (isSaved) saveOnDevice(id)
  }
}
