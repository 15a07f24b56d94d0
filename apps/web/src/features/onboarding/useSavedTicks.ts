import { useRef, useState } from 'react'
import { useEditBusinessMutation } from '#features/listing-editor/listing-editor.api.ts'
import type { Expectations } from '#shared/amenities/AmenityFields.tsx'
import { describeFailure } from '#shared/calls/describe-failure.ts'

type SavingState = { status: 'untouched' | 'saving' | 'saved' } | { status: 'failed'; sentence: string }

/**
 * Ticks of a listing, saved at once: one call at a time, the next with everything ticked meanwhile. After a failed call
 * they stay unsaved until the next tick or `retry`.
 */
export function useSavedTicks(listing: number, stored: Expectations) {
  const [save] = useEditBusinessMutation()
  const [ticks, setTicks] = useState(stored)
  const [saving, setSaving] = useState<SavingState>({ status: 'untouched' })
  const latest = useRef(ticks)
  const isSending = useRef(false)

  async function send(): Promise<SavingState> {
    for (;;) {
      const { amenities, payments, delivery } = latest.current
      const sent = latest.current
      const result = await save({
        id: listing,
        edit: { amenities: [...amenities], payments: [...payments], delivery: [...delivery] },
      })
      if (result.error !== undefined) return { status: 'failed', sentence: describeFailure(result.error) }
      if (sent === latest.current) return { status: 'saved' }
    }
  }

  async function saveLatest(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setSaving({ status: 'saving' })
    try {
      setSaving(await send())
    } finally {
      isSending.current = false
    }
  }

  return {
    ticks,
    saving,
    tick: (field: keyof Expectations, codes: readonly string[]) => {
      latest.current = { ...latest.current, [field]: codes }
      setTicks(latest.current)
      void saveLatest()
    },
    retry: saveLatest,
  }
}
