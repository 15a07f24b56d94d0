import { HOUR, MINUTE } from '@portal/domain/shared'

export type CountedBy = 'ip' | 'user' | 'email' | 'email and ip' | 'user and ip'

export interface Limit {
  readonly max: number
  /** Milliseconds. */
  readonly window: number
  readonly by: CountedBy
}

/** A limit on all requests; each kind of key except `user and ip` has its hook. */
interface RequestLimit extends Limit {
  readonly by: Exclude<CountedBy, 'user and ip'>
}

export interface OutcomeLimit extends Limit {
  readonly counts: 'what is created' | 'wrong guesses' | 'wrong passwords' | 'unreadable files'
}

/** Requests per window, before RATE_LIMIT_SCALE. IPv6 is counted by /64, which one household gets. */
export const LIMITS = {
  reads: { max: 300, window: MINUTE, by: 'ip' },
  'sign-in from one place': { max: 60, window: 5 * MINUTE, by: 'ip' },
  /** Each sends a request to the identity provider. */
  'sign-ins with the provider': { max: 60, window: 5 * MINUTE, by: 'ip' },
  /** Counts every outcome; created accounts have a lower limit. */
  'register attempts': { max: 300, window: 30 * MINUTE, by: 'ip' },
  /** By network, like all requests about an address: others must not delay its owner. */
  'register attempts with one address': { max: 50, window: 30 * MINUTE, by: 'email and ip' },
  'quote attempts': { max: 100, window: 10 * MINUTE, by: 'ip' },
  /** Submissions without an account: messages, reports, events, tenders, jobs, event registrations. */
  'public attempts': { max: 100, window: 10 * MINUTE, by: 'ip' },
  /** Tokens of emails, valid or not. */
  'token attempts': { max: 60, window: 10 * MINUTE, by: 'ip' },
  'listing attempts': { max: 100, window: HOUR, by: 'user' },
  /** Searches, and views and taps of profiles, which pages send automatically. */
  taps: { max: 240, window: MINUTE, by: 'ip' },
  /** Exports of one's own data, each of which may read hundreds of photos. */
  exports: { max: 6, window: HOUR, by: 'user' },
  /** Decisions and other writes of a signed-in person. */
  writes: { max: 120, window: MINUTE, by: 'user' },
} as const satisfies Record<string, RequestLimit>

export type LimitName = keyof typeof LIMITS

/** Limits on outcomes: created things, wrong guesses and passwords, unreadable files. */
export const OUTCOME_LIMITS = {
  /** Guesses on one address from one network by unknown devices; `sign-in-throttle.ts` counts those from all networks. */
  'sign-in': { max: 10, window: MINUTE, by: 'email and ip', counts: 'wrong guesses' },
  /** Whole islands share an address. */
  register: { max: 30, window: 30 * MINUTE, by: 'ip', counts: 'what is created' },
  'register one address': {
    max: 5,
    window: 30 * MINUTE,
    by: 'email',
    counts: 'what is created',
  },
  /** Emails about an account, which anybody can request. */
  'account mails': { max: 30, window: 30 * MINUTE, by: 'ip', counts: 'what is created' },
  'account mails to one address': {
    max: 4,
    window: HOUR,
    by: 'email and ip',
    counts: 'what is created',
  },
  'password resets': { max: 30, window: 30 * MINUTE, by: 'ip', counts: 'what is created' },
  'password resets of one address': {
    max: 5,
    window: 30 * MINUTE,
    by: 'email and ip',
    counts: 'what is created',
  },
  'confirmation mails': { max: 4, window: HOUR, by: 'user', counts: 'what is created' },
  /** The current password, required again for changes that a borrowed device must not make. */
  'own passwords': { max: 10, window: HOUR, by: 'user and ip', counts: 'wrong passwords' },
  'email changes': { max: 5, window: HOUR, by: 'user', counts: 'what is created' },
  pictures: { max: 20, window: HOUR, by: 'user', counts: 'what is created' },
  listings: { max: 10, window: HOUR, by: 'user', counts: 'what is created' },
  /** Unreadable photos: detecting one may take a second of CPU time. */
  'unreadable photos': { max: 20, window: HOUR, by: 'user', counts: 'unreadable files' },
  'unreadable photos from one place': {
    max: 60,
    window: HOUR,
    by: 'ip',
    counts: 'unreadable files',
  },
  quotes: { max: 10, window: 10 * MINUTE, by: 'ip', counts: 'what is created' },
  /** Each sends an email, which may be unsolicited. */
  'quotes for one address': {
    max: 20,
    window: HOUR,
    by: 'email',
    counts: 'what is created',
  },
  messages: { max: 10, window: 10 * MINUTE, by: 'ip', counts: 'what is created' },
  'messages of one address': {
    max: 10,
    window: HOUR,
    by: 'email',
    counts: 'what is created',
  },
  /** A visitor who compares hotels writes to a dozen; each message sends an email. */
  'messages to businesses': {
    max: 30,
    window: 10 * MINUTE,
    by: 'ip',
    counts: 'what is created',
  },
  'messages to businesses of one address': {
    max: 15,
    window: HOUR,
    by: 'email',
    counts: 'what is created',
  },
  /** Each sends an email to an address that the user types. */
  handovers: { max: 10, window: HOUR, by: 'user', counts: 'what is created' },
  reviews: { max: 20, window: HOUR, by: 'user', counts: 'what is created' },
  reports: { max: 10, window: 10 * MINUTE, by: 'ip', counts: 'what is created' },
  submissions: { max: 20, window: HOUR, by: 'ip', counts: 'what is created' },
  'submissions of one address': {
    max: 20,
    window: HOUR,
    by: 'email',
    counts: 'what is created',
  },
  /** A whole office may register from one network. */
  registrations: { max: 30, window: 10 * MINUTE, by: 'ip', counts: 'what is created' },
  'registrations of one address': {
    max: 10,
    window: HOUR,
    by: 'email',
    counts: 'what is created',
  },
  newsletter: { max: 30, window: 10 * MINUTE, by: 'ip', counts: 'what is created' },
  /** Each sends an email, which may be unsolicited. */
  'newsletter for one address': {
    max: 4,
    window: HOUR,
    by: 'email',
    counts: 'what is created',
  },
  alerts: { max: 30, window: 10 * MINUTE, by: 'ip', counts: 'what is created' },
  /** Each sends an email, which may be unsolicited. */
  'alerts for one address': {
    max: 6,
    window: HOUR,
    by: 'email',
    counts: 'what is created',
  },
  /** Guessed references and addresses. */
  'quote look-ups': { max: 30, window: 10 * MINUTE, by: 'ip', counts: 'wrong guesses' },
  'order look-ups': { max: 30, window: 10 * MINUTE, by: 'ip', counts: 'wrong guesses' },
  /** Each sends an email and uses an order number. */
  orders: { max: 30, window: HOUR, by: 'user', counts: 'what is created' },
  /** Pictures that prove a payment, also from people without an account. */
  proofs: { max: 10, window: HOUR, by: 'ip', counts: 'what is created' },
} as const satisfies Record<string, OutcomeLimit>

export type OutcomeLimitName = keyof typeof OUTCOME_LIMITS
