import type { Inquiry } from '@portal/domain/contract'
import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { useResolveInquiryMutation } from '../inquiries.api.ts'

const UNCLEAR = 'That did not work. What you wrote is still here: try again in a moment.'

const DONE = { handled: 'Marked as handled', new: 'Open again' } as const

export interface InquiryResolution {
  /** Resolves to whether it was settled. */
  settle: (inquiry: Inquiry, status: Inquiry['status'], note: string) => Promise<boolean>
  isSettling: boolean
  /** Which one the last refusal is about, and why, in the API's words. */
  refusal: { id: number; text: string } | null
  /** The one as it was answered last: it may have left the list that one looks at. */
  latest: Inquiry | undefined
}

/** Marks messages and reports, once however often a button is pressed, and says how it went. */
export function useResolveInquiry(): InquiryResolution {
  const [send, { isLoading }] = useResolveInquiryMutation()
  const { show } = useToast()
  const [refusal, setRefusal] = useState<InquiryResolution['refusal']>(null)
  const [latest, setLatest] = useState<Inquiry>()
  const underWay = useRef(false)
  const settle: InquiryResolution['settle'] = async (inquiry, status, note) => {
    if (underWay.current) return false
    underWay.current = true
    const { data, error } = await send({ id: inquiry.id, status, note })
    underWay.current = false
    if (data) {
      setLatest(data)
      setRefusal(null)
      show({ title: DONE[status] })
      return true
    }
    const text = isApiError(error) && error.sentence !== null ? error.sentence : UNCLEAR
    setRefusal({ id: inquiry.id, text })
    show({ title: 'Error', description: `${inquiry.reference}: ${text}`, tone: 'destructive' })
    return false
  }
  return { settle, isSettling: isLoading, refusal, latest }
}
