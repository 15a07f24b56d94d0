import { inSeconds } from '@portal/domain/shared'
import type { ApiError } from '#api/api-error.ts'

/** What happened to a registration that did not get through, and what to do next. */
export interface SubmissionError {
  title: string
  text: string
  /** Whether the dashboard is where to go on. */
  seeDashboard?: boolean
  /** Whether signing in, in another tab, is how to go on. */
  signIn?: boolean
}

const KEPT = 'Everything you typed and your photos are still here.'

/** In how long to try again; "in a moment" where nobody said. */
const later = (seconds: number | null): string => (seconds === null ? 'in a moment' : inSeconds(seconds))

/** Nothing can be kept over the way to where one signs in. */
export const DRAFT_NOT_SAVED: SubmissionError = {
  title: 'This browser does not keep what you typed.',
  text: 'It would be lost if you left this page. Sign in in another tab, come back to this one, then press Submit for Review again.',
  signIn: true,
}

/** The way to where one signs in would end at the browser's own page, and what is here would be gone. */
export const PORTAL_UNREACHABLE: SubmissionError = {
  title: 'The portal could not be reached.',
  text: `${KEPT} Check your connection, then press Submit for Review again: you can sign in then.`,
}

/** Two windows had the same registration. */
export const SENT_IN_ANOTHER_TAB: SubmissionError = {
  title: 'This listing was sent or discarded in another tab.',
  text: `${KEPT} Look into your dashboard first; if the listing is not there, press Submit for Review again.`,
  seeDashboard: true,
}

const ourFault = (contact: string): SubmissionError => ({
  title: 'Something went wrong on our side.',
  text: `${KEPT} Please press Submit for Review again in a moment. If it fails again, write to ${contact}.`,
})

const conflict = (resubmits: boolean): SubmissionError =>
  resubmits
    ? {
        title: 'This listing is not waiting to be mended any more.',
        text: 'It may have been sent already. Your dashboard shows where it stands.',
        seeDashboard: true,
      }
    : {
        title: 'This form was sent before with something else in it.',
        text: `${KEPT} Look into your dashboard first; if the listing is not there, press Submit for Review again.`,
        seeDashboard: true,
      }

/** What an account or a network has sent too much of, which the API puts in words itself. */
const OVER_A_BOUND: ReadonlySet<number> = new Set([413, 429])

/** In words, by the API's answer; status 0 is none at all. */
export function toSubmissionError(
  error: ApiError,
  { resubmits, contact }: { resubmits: boolean; contact: string },
): SubmissionError {
  const ofPhotos = error.fields['images']
  if (ofPhotos !== undefined && OVER_A_BOUND.has(error.status)) {
    return { title: 'The photos could not be taken.', text: `${ofPhotos} ${KEPT}` }
  }
  switch (error.status) {
    case 0:
      return {
        title: 'The connection was lost before the portal answered.',
        text: `${KEPT} Check your connection, then press Submit for Review again: it will not be listed twice.`,
      }
    case 400:
      return {
        title: 'Some of it could not be taken.',
        text: `${error.sentence ?? 'Please check the marked fields.'} ${KEPT}`,
      }
    case 403:
      return {
        title: 'The portal refused this request.',
        text: 'What you typed is kept. Please reload this page, attach your photos again, then press Submit for Review.',
      }
    case 404:
    case 409:
      return conflict(resubmits)
    case 413:
      return {
        title: 'The photos are too large together.',
        text: `${KEPT} Remove one on the Images step, then press Submit for Review again.`,
      }
    case 429:
      return {
        title: 'Too many listings were sent in a short time.',
        text: `${KEPT} Please press Submit for Review again ${later(error.retryAfter)}.`,
      }
    case 503:
    case 507:
      return {
        title: 'The portal is very busy just now.',
        text: `${KEPT} Please press Submit for Review again ${later(error.retryAfter)}.`,
      }
    default:
      return ourFault(contact)
  }
}
