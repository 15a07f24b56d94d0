import { newBusinessOf } from '@portal/domain/contract'
import { LISTING_TERMS } from '@portal/reference-data'
import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '#api/api-error.ts'
import { useAccount } from '#features/account/account.api.ts'
import { leaveTo } from '#shared/leave.ts'
import { paths } from '#shared/paths.ts'
import { useContactEmail } from '#shared/visit.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { sendRegistration, type Registered } from './registration.api.ts'
import { printOf } from './sending-print.ts'
import type { Shop } from './shop.ts'
import { troubleOf, type Trouble } from './trouble.ts'
import type { KeptRegistration } from './useRegistrationDraft.ts'

const SUCCESS = {
  title: 'Shop Registered Successfully!',
  description: "Your shop has been submitted for review. You'll receive an email within 24 hours.",
}

const FAILURE = {
  title: 'Registration Failed',
  description: 'Failed to register your shop. Please try again or contact support.',
  tone: 'destructive',
} as const

interface SubmissionOptions {
  resubmits: number | null
  photoStore: PhotoStore
  draft: KeptRegistration
}

/** What sending comes to: the listing is there, the visitor is on the way to sign in, or why it is not there. */
export type Outcome = Answered | 'signing-in'

type Answered = { registered: Registered } | { error: ApiError }

export interface Submission {
  submit: (shop: Shop) => Promise<Outcome | undefined>
  /** How much has left the device, from 0 to 1; null while nothing is sent. */
  progress: number | null
  trouble: Trouble | null
}

/** Sends a registration once at a time, and says how it went. */
export function useSubmission({ resubmits, photoStore, draft }: SubmissionOptions): Submission {
  const dispatch = useDispatch()
  const toast = useToast()
  const account = useAccount()
  const contact = useContactEmail()
  const isSending = useRef(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  /** Signed out: what was typed is kept, and the way leads back here afterwards. */
  function signIn(): Outcome {
    draft.keep()
    const back = paths.registerBusiness({ ...(resubmits !== null && { resubmit: resubmits }), resume: 1 })
    leaveTo(paths.login(back))
    return 'signing-in'
  }

  async function send(shop: Shop): Promise<Answered> {
    const images = await photoStore.images()
    const registration = newBusinessOf(shop, images, LISTING_TERMS.version)
    const content = printOf(JSON.stringify([resubmits, registration]))
    const key = draft.keyFor(content)
    const { data, error } = await sendRegistration(
      { registration, resubmits, key, onProgress: setProgress },
      dispatch,
    )
    return data ? { registered: data } : { error }
  }

  function settle(outcome: Answered): Outcome {
    if ('registered' in outcome) {
      toast.show(SUCCESS)
      return outcome
    }
    if (outcome.error.status === 401) return signIn()
    if (outcome.error.status === 409) draft.forgetKey()
    setTrouble(troubleOf(outcome.error, { resubmits: resubmits !== null, contact }))
    toast.show(FAILURE)
    return outcome
  }

  async function submit(shop: Shop): Promise<Outcome | undefined> {
    if (isSending.current) return undefined
    if (account.status === 'signed-out') return signIn()
    isSending.current = true
    setTrouble(null)
    setProgress(0)
    let isThere = false
    try {
      const outcome = await send(shop)
      isThere = 'registered' in outcome
      return settle(outcome)
    } finally {
      // What is there is not sent once more, however late a second press comes.
      isSending.current = isThere
      setProgress(null)
    }
  }
  return { submit, progress, trouble }
}
