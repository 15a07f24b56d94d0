import { formatWait } from '@portal/domain/shared'
import type { ApiError } from '#shared/calls/api-error.ts'
import type { SubmissionError } from '#shared/forms/engine/form-definition.ts'
import { paths } from '#shared/urls/paths.ts'
import { getFieldErrors } from '#shared/calls/api-error.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'

const DASHBOARD = { label: 'My Dashboard', href: paths.dashboard() }
const SIGN_IN = {
  label: 'Sign in in another tab',
  href: paths.signIn(paths.dashboard()),
  isNewTab: true,
}

const NOTHING_LOST = 'Everything you typed and your photos are still here.'

/** When to retry; "in a moment" if unknown. */
const formatRetryTime = (seconds: number | null): string =>
  seconds === null ? 'in a moment' : formatWait(seconds)

/** Leaving for sign-in would lose the input. */
export const DRAFT_NOT_SAVED: SubmissionError = {
  title: 'This browser does not keep what you typed.',
  text: 'You would lose it by leaving this page. Sign in in another tab, come back to this one, then press Submit for Review again.',
  link: SIGN_IN,
}

/** Leaving for sign-in would end at the browser's error page. */
export const PORTAL_UNREACHABLE: SubmissionError = {
  title: 'The portal could not be reached.',
  text: `${NOTHING_LOST} Check your connection, then press Submit for Review again: you can sign in then.`,
}

/** Two tabs had the same draft. */
export const SENT_IN_ANOTHER_TAB: SubmissionError = {
  title: 'This listing was sent or discarded in another tab.',
  text: `${NOTHING_LOST} Check your dashboard first. If the listing is not there, press Submit for Review again.`,
  link: DASHBOARD,
}

const createServerError = (contact: string): SubmissionError => ({
  title: 'Something went wrong on our side.',
  text: `${NOTHING_LOST} Please press Submit for Review again in a moment. If it fails again, write to ${contact}.`,
})

const createConflictError = (isResubmission: boolean): SubmissionError =>
  isResubmission
    ? {
        title: 'This listing no longer needs corrections.',
        text: 'It may have been sent already. Your dashboard shows its status.',
        link: DASHBOARD,
      }
    : {
        title: 'This form was sent before with different details.',
        text: `${NOTHING_LOST} Check your dashboard first. If the listing is not there, press Submit for Review again.`,
        link: DASHBOARD,
      }

/** Statuses of a limit for photos, which the API puts in words itself. */
const OVER_LIMIT: ReadonlySet<number> = new Set([413, 429])

/** Why a business was not accepted, and what to do next; status 0 means no response. */
export function toSubmissionError(
  error: ApiError,
  { isResubmission, contact }: { isResubmission: boolean; contact: string },
): SubmissionError {
  const photoMessage = getFieldErrors(error)['images']
  if (photoMessage !== undefined && OVER_LIMIT.has(error.status)) {
    return { title: 'We couldn’t receive the photos.', text: `${photoMessage} ${NOTHING_LOST}` }
  }
  switch (error.status) {
    case 0:
      return {
        title: 'The connection was lost before the portal answered.',
        text: `${NOTHING_LOST} Check your connection, then press Submit for Review again: we won’t list it twice.`,
      }
    case 400:
      return {
        title: 'Some details need changing.',
        text: `${describeFailure(error, 'Please check the marked fields.')} ${NOTHING_LOST}`,
      }
    case 403:
      return {
        title: 'The portal refused this request.',
        text: 'What you typed is kept. Please reload this page, then press Submit for Review.',
      }
    case 404:
    case 409:
      return createConflictError(isResubmission)
    case 413:
      return {
        title: 'The photos are too large together.',
        text: `${NOTHING_LOST} Remove one on the Images step, then press Submit for Review again.`,
      }
    case 429:
      return {
        title: 'Too many listings were sent in a short time.',
        text: `${NOTHING_LOST} Please press Submit for Review again ${formatRetryTime(error.retryAfter)}.`,
      }
    case 503:
    case 507:
      return {
        title: 'The portal is very busy just now.',
        text: `${NOTHING_LOST} Please press Submit for Review again ${formatRetryTime(error.retryAfter)}.`,
      }
    default:
      return createServerError(contact)
  }
}
