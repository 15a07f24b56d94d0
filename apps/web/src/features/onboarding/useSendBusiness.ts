import { toNewBusiness } from '@portal/domain/contract'
import { LISTING_TERMS } from '@portal/reference-data'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { getFieldErrors, isApiError } from '#shared/calls/api-error.ts'
import { useAccount } from '#features/account/account.api.ts'
import { getFingerprint } from '#shared/drafts/idempotency-key.ts'
import type { SendOutcome, SendSession } from '#shared/forms/engine/form-definition.ts'
import { useContactEmail } from '#shared/page/page-context.ts'
import { navigateTo } from '#shared/urls/navigate-to.ts'
import { paths } from '#shared/urls/paths.ts'
import { toFormMessages, type BusinessForm } from './business-form.ts'
import { sendRegistration, useLazyPingQuery } from './onboarding.api.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import {
  DRAFT_NOT_SAVED,
  PORTAL_UNREACHABLE,
  SENT_IN_ANOTHER_TAB,
  toSubmissionError,
} from './submission-error.ts'

/** Statuses from here on are server errors. */
const SERVER_ERRORS = 500

interface SendBusinessOptions {
  resubmittedId: number | null
  photoStore: PhotoStore
}

/** Sends a business with its photos; signed-out users are redirected to open an account, and their draft is kept. */
export function useSendBusiness({ resubmittedId, photoStore }: SendBusinessOptions) {
  const dispatch = useDispatch()
  const account = useAccount()
  const contact = useContactEmail()
  const [ping] = useLazyPingQuery()
  const [progress, setProgress] = useState<number | null>(null)

  /** Redirects to sign-in, which returns here. */
  async function signIn(
    session: SendSession,
    getLoginPath: (returnTo: string) => string = paths.login,
  ): Promise<SendOutcome> {
    await photoStore.settle()
    if (!session.save()) return { stopped: DRAFT_NOT_SAVED }
    const resubmit = resubmittedId !== null && { resubmit: resubmittedId }
    navigateTo(getLoginPath(paths.registerBusiness({ ...resubmit, resume: 1 })))
    return { stopped: null }
  }

  /** Redirects newcomers to a new account, if the portal is reachable: otherwise they would leave for nothing. */
  async function openAccount(session: SendSession): Promise<SendOutcome> {
    const { error } = await ping()
    if (isApiError(error) && (error.status === 0 || error.status >= SERVER_ERRORS)) {
      session.save()
      return { error: PORTAL_UNREACHABLE }
    }
    return signIn(session, paths.loginAsNewcomer)
  }

  async function upload(form: BusinessForm, session: SendSession): Promise<SendOutcome> {
    const registration = toNewBusiness(form, await photoStore.images(), LISTING_TERMS.version)
    // Photos are too large to be stored with the key.
    const key = session.reserveKey(getFingerprint(JSON.stringify([resubmittedId, registration])))
    const { data, error } = await sendRegistration(
      { registration, resubmittedId, key, onProgress: setProgress },
      dispatch,
    )
    // Anyone returning to the page may see the reference: it reveals nothing about the business, nor does its id.
    if (data) {
      const isResubmission = resubmittedId !== null
      return {
        submitted: { reference: data.reference, listing: data.id, email: '', owner: null, isResubmission },
      }
    }
    if (error.status === 401) return signIn(session)
    if (error.status === 409) session.renewKey()
    const fields = toFormMessages(getFieldErrors(error))
    if (fields.images !== undefined) photoStore.showError(fields.images)
    return { error: toSubmissionError(error, { isResubmission: resubmittedId !== null, contact }), fields }
  }

  async function send(form: BusinessForm, session: SendSession): Promise<SendOutcome> {
    if (session.consumeRemoval()) return { stopped: SENT_IN_ANOTHER_TAB }
    if (account.status === 'signed-out') return openAccount(session)
    setProgress(0)
    try {
      return await upload(form, session)
    } finally {
      setProgress(null)
    }
  }
  /** `progress` is the sent share, from 0 to 1; null while nothing is sent. */
  return { send, progress }
}
