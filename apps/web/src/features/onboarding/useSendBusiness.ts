import { newBusinessOf } from '@portal/domain/contract'
import { LISTING_TERMS } from '@portal/reference-data'
import { useToast } from '@portal/ui'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isApiError, type ApiError } from '#api/api-error.ts'
import { useAccount } from '#features/account/account.api.ts'
import { leaveTo } from '#shared/urls/leave.ts'
import { paths } from '#shared/urls/paths.ts'
import { useContactEmail } from '#shared/page/page-context.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import { sendRegistration, useLazyReachQuery, type Registered } from './onboarding.api.ts'
import { printOf } from './sending-print.ts'
import type { BusinessForm } from './business-form.ts'
import {
  DRAFT_NOT_SAVED,
  PORTAL_UNREACHABLE,
  SENT_IN_ANOTHER_TAB,
  toSubmissionError,
  type SubmissionError,
} from './submission-error.ts'
import type { KeptRegistration } from './useOnboardingDraft.ts'

const SUCCESS = {
  title: 'Shop Registered Successfully!',
  description: "Your shop has been submitted for review. You'll receive an email within 24 hours.",
}

const FAILURE = {
  title: 'Registration Failed',
  description: 'Failed to register your shop. Please try again or contact support.',
  tone: 'destructive',
} as const

/** From here on an answer says that the portal can't answer. */
const SERVER_ERRORS = 500

interface SubmissionOptions {
  resubmits: number | null
  photoStore: PhotoStore
  draft: KeptRegistration
}

/** What sending comes to: the listing is there, the visitor is on the way to sign in, or why it is not there. */
export type Outcome = Answered | 'signing-in'

type Answered = { registered: Registered } | { error: ApiError }

export interface Submission {
  submit: (shop: BusinessForm) => Promise<Outcome | undefined>
  /** How much has left the device, from 0 to 1; null while nothing is sent. */
  progress: number | null
  trouble: SubmissionError | null
}

/** Sends a registration once at a time, and says how it went. */
export function useSubmission({ resubmits, photoStore, draft }: SubmissionOptions): Submission {
  const dispatch = useDispatch()
  const toast = useToast()
  const account = useAccount()
  const contact = useContactEmail()
  const [reach] = useLazyReachQuery()
  const isSending = useRef(false)
  /** The message that says why the last try failed. */
  const failure = useRef<number | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<SubmissionError | null>(null)

  const fail = (why: SubmissionError) => {
    setTrouble(why)
    failure.current = toast.show(FAILURE)
  }

  /** Signed out: what was typed is kept, and the way leads back here afterwards. */
  function signIn(): Outcome | undefined {
    if (!draft.keep()) {
      setTrouble(DRAFT_NOT_SAVED)
      return undefined
    }
    const back = paths.registerBusiness({ ...(resubmits !== null && { resubmit: resubmits }), resume: 1 })
    leaveTo(paths.login(back))
    return 'signing-in'
  }

  /** Leaves only where there is an answer to come: without one, the photos would be gone for nothing. */
  async function signInWhereReached(): Promise<Outcome | undefined> {
    const { error } = await reach()
    if (!isApiError(error) || (error.status > 0 && error.status < SERVER_ERRORS)) return signIn()
    draft.keep()
    fail(PORTAL_UNREACHABLE)
    return undefined
  }

  async function send(shop: BusinessForm): Promise<Answered> {
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

  function settle(outcome: Answered): Outcome | undefined {
    if ('registered' in outcome) {
      toast.show(SUCCESS)
      return outcome
    }
    if (outcome.error.status === 401) return signIn()
    if (outcome.error.status === 409) draft.forgetKey()
    fail(toSubmissionError(outcome.error, { resubmits: resubmits !== null, contact }))
    return outcome
  }

  /** What was said of the last try does not stand over the next one. */
  function beginAnew() {
    isSending.current = true
    setTrouble(null)
    if (failure.current !== null) toast.dismiss(failure.current)
    failure.current = null
  }

  async function submit(shop: BusinessForm): Promise<Outcome | undefined> {
    if (isSending.current) return undefined
    beginAnew()
    if (draft.wentElsewhere()) {
      isSending.current = false
      setTrouble(SENT_IN_ANOTHER_TAB)
      return undefined
    }
    let isThere = false
    try {
      if (account.status === 'signed-out') return await signInWhereReached()
      setProgress(0)
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
