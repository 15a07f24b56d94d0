import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { pendingSaves } from './pending-saves.ts'
import { mergeDeviceSaves, refetchSavedIds, type SavesDispatch } from './send-saves.ts'
import { useSendSaves } from './useSaves.ts'

/**
 * Merges this device's saves into the account and sends pending ones, at once and after each reconnect.
 * Renders nothing.
 */
export function SavesSync({ person }: { person: string }) {
  const dispatch = useDispatch<SavesDispatch>()
  const sendSaves = useSendSaves()
  const sync = useEffectEvent(async (account: string) => {
    pendingSaves.clearOthers(account)
    await mergeDeviceSaves(dispatch)
    if (pendingSaves.read(account).length > 0) await sendSaves(account)
  })
  useEffect(() => {
    const onLine = () => void sync(person)
    onLine()
    window.addEventListener('online', onLine)
    return () => window.removeEventListener('online', onLine)
  }, [person])
  // Another tab has saved something, or no longer does.
  useEffect(() => pendingSaves.onOtherTab(() => void refetchSavedIds(dispatch)), [dispatch])
  return null
}
