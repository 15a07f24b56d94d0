import type { Inquiry } from '@portal/domain/contract'
import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { useResolveInquiryMutation } from '../inquiries.api.ts'

const UNCLEAR = 'That did not work. Your text is still here: try again in a moment.'

const DONE = { handled: 'Marked as handled', new: 'Reopened' } as const

export interface InquiryResolution {
  /** Sets the status; resolves to whether that succeeded. */
  setStatus: (inquiry: Inquiry, status: Inquiry['status'], note: string) => Promise<boolean>
  isSending: boolean
  /** The inquiry that the last error is about, and the API's message. */
  refusal: { id: number; text: string } | null
  /** The inquiry of the last response: it may have left the current list. */
  latest: Inquiry | undefined
}

/** Resolves inquiries or opens them again, once on a double click. */
export function useResolveInquiry(): InquiryResolution {
  const [send, { isLoading }] = useResolveInquiryMutation()
  const { announce } = useToast()
  const [refusal, setRefusal] = useState<InquiryResolution['refusal']>(null)
  const [latest, setLatest] = useState<Inquiry>()
  const isRunning = useRef(false)
  const setStatus: InquiryResolution['setStatus'] = async (inquiry, status, note) => {
    if (isRunning.current) return false
    isRunning.current = true
    const { data, error } = await send({ id: inquiry.id, status, note })
    isRunning.current = false
    if (data) {
      setLatest(data)
      setRefusal(null)
      announce(DONE[status])
      return true
    }
    setRefusal({ id: inquiry.id, text: describeFailure(error, UNCLEAR) })
    return false
  }
  return { setStatus, isSending: isLoading, refusal, latest }
}
