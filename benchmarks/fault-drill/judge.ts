import { createPostgresStore, type PostgresStore } from '@portal/api/src/db/engine/postgres/open.ts'
import { getHeader, listMessageIds, type ReceivedMail } from '@portal/api/test/smtp.ts'
import type { Expectation, FaultCase, FaultOutcome } from './fault-case.ts'
import type { PageReader } from './page-reader.ts'
import { getDatabaseUrl, type Api, type Stage } from './stage.ts'
import { waitForMails } from './wait-for-mails.ts'
import { getAddress, KINDS, type AcknowledgedWrite, type RequestResult, type Traffic } from './traffic.ts'

/** The number of mails that a process sends at a time. */
const BATCH_SIZE = 4

/** The names of missing responses: of the killed process, and of any running one. */
const NO_RESPONSE = 'none'
const UNEXPECTED_NO_RESPONSE = 'no response from a running process'
/** The mark of a write. */
const MARK = new RegExp(`(?:${KINDS.join('|')})-[\\da-f-]{36}`, 'g')

/** The result of a case. */
export interface Verdict {
  readonly acknowledged: number
  readonly missing: number
  readonly storedTwice: number
  readonly refused: number
  /** The counts of all other outcomes. */
  readonly others: ReadonlyMap<string, number>
  readonly mails: number
  readonly mailsMissing: number
  readonly mailsTwice: number
  /** Pages that visitors read. */
  readonly pages: number
  /** The stale ones of them, which say so. */
  readonly stalePages: number
  readonly pagesFailed: number
  /** Seconds. */
  readonly gap: number
  readonly hasRecovered: boolean
  readonly unmet: readonly string[]
}

/** Compares the responses with the contents of the database and the mail server. */
export async function judge(
  fault: FaultCase,
  stage: Stage,
  { traffic, pages }: { readonly traffic: Traffic; readonly pages: PageReader },
  outcome: FaultOutcome,
): Promise<Verdict> {
  const end = performance.now()
  const { results, acknowledged } = traffic
  const store = await createPostgresStore(getDatabaseUrl(outcome.postgres))
  const mailsUnsent = await waitForMails(store)
  const stored = await findMarks(store)
  await store.close()
  const finished = (await fault.finish?.(stage, outcome)) ?? []
  const ids = listMessageIds(stage.mails)
  const figures = {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter(({ mark }) => !stored.includes(mark)).length,
    storedTwice: stored.length - new Set(stored).size,
    refused: results.filter(isRefusal).length,
    others: countOthers(results, outcome.killed),
    mails: ids.length,
    mailsMissing: mailsUnsent + countWithoutMail(acknowledged, stage.mails),
    mailsTwice: ids.length - new Set(ids).size,
    pages: pages.results.length,
    stalePages: pages.results.filter(({ isStale }) => isStale).length,
    pagesFailed: pages.results.filter(({ status }) => status !== 200).length,
    gap: Math.max(...outcome.apis.map((api) => getGap(api, results, outcome.since, end))),
    hasRecovered: outcome.apis.every((api) => hasRecovered(api, results, outcome.since)),
  }
  const expectations = [
    ...listExpectations(figures, fault),
    { what: 'nobody gets a mail under two ids', isMet: hasOneIdPerMail(stage.mails) },
    ...(outcome.expectations ?? []),
    ...finished,
  ]
  return { ...figures, unmet: expectations.filter(({ isMet }) => !isMet).map(({ what }) => what) }
}

function listExpectations(
  figures: Omit<Verdict, 'unmet'>,
  { maxGapSeconds, killsApi = false, servesStalePages = false, allowedStatuses = [] }: FaultCase,
): Expectation[] {
  const allowed = [...allowedStatuses.map(String), ...(killsApi ? [NO_RESPONSE] : [])]
  return [
    { what: 'something is written', isMet: figures.acknowledged > 0 },
    { what: 'no acknowledged write is missing', isMet: figures.missing === 0 },
    { what: 'nothing is stored twice', isMet: figures.storedTwice === 0 },
    {
      what: 'nothing but success and 503 with Retry-After',
      isMet: [...figures.others.keys()].every((status) => allowed.includes(status)),
    },
    { what: 'no mail is missing', isMet: figures.mailsMissing === 0 },
    { what: 'no mail comes twice', isMet: figures.mailsTwice <= (killsApi ? BATCH_SIZE : 0) },
    { what: 'every page is given out', isMet: figures.pages > 0 && figures.pagesFailed === 0 },
    { what: 'kept pages say how old they are', isMet: !servesStalePages || figures.stalePages > 0 },
    {
      what: `a gap of at most ${maxGapSeconds} s`,
      isMet: maxGapSeconds === undefined || figures.gap <= maxGapSeconds,
    },
    { what: 'the portal recovers', isMet: figures.hasRecovered },
  ]
}

const isSuccess = ({ status }: RequestResult): boolean => status === 200 || status === 201
const isRefusal = ({ status, hasRetryAfter }: RequestResult): boolean => status === 503 && hasRetryAfter

/** Counts outcomes other than success and 503 with Retry-After, by name. */
function countOthers(results: readonly RequestResult[], killed: Api | undefined): Map<string, number> {
  const counts = new Map<string, number>()
  for (const result of results) {
    if (isSuccess(result) || isRefusal(result)) continue
    const name = getOutcomeName(result, killed)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** The name of an outcome; server errors without Retry-After are marked. */
function getOutcomeName({ api, status, hasRetryAfter }: RequestResult, killed: Api | undefined): string {
  if (status === null) return api === killed ? NO_RESPONSE : UNEXPECTED_NO_RESPONSE
  return status < 500 || hasRetryAfter ? String(status) : `${status} without Retry-After`
}

/** The longest time without a successful write at a process, in seconds. */
function getGap(api: Api, results: readonly RequestResult[], since: number, end: number): number {
  const times = listWrites(api, results, since).map(({ at }) => at)
  const gaps = [...times, end].map((at, position) => at - (times[position - 1] ?? since))
  return Math.max(...gaps) / 1000
}

/** Whether a process accepts all kinds of requests again. */
const hasRecovered = (api: Api, results: readonly RequestResult[], since: number): boolean =>
  KINDS.every((kind) => listWrites(api, results, since).some((result) => result.kind === kind)) &&
  results.some(
    (result) => result.api === api && result.kind === 'read' && result.status === 200 && result.at > since,
  )

const listWrites = (api: Api, results: readonly RequestResult[], since: number): RequestResult[] =>
  results.filter((result) => result.api === api && result.status === 201 && result.at > since)

/** The marks of all stored writes. */
async function findMarks({ read }: PostgresStore): Promise<string[]> {
  const messages = await read.selectFrom('inquiries').select('message as text').execute()
  const quotes = await read.selectFrom('quote_requests').select('business_name as text').execute()
  const listings = await read.selectFrom('businesses').select('name as text').execute()
  return [...messages, ...quotes, ...listings].map(({ text }) => text.split(' ').at(-1) ?? '')
}

/** Counts senders with an address who got no mail. */
function countWithoutMail(
  acknowledged: readonly AcknowledgedWrite[],
  mails: readonly ReceivedMail[],
): number {
  const recipients = new Set(mails.flatMap((mail) => mail.recipients))
  const notified = acknowledged.filter(({ kind }) => kind !== 'listing')
  return notified.filter(({ mark }) => !recipients.has(getAddress(mark))).length
}

/** Whether all mails about a write to one recipient have the same id. */
function hasOneIdPerMail(mails: readonly ReceivedMail[]): boolean {
  const ids = new Map<string, Set<string>>()
  for (const mail of mails) {
    const id = getHeader(mail, 'Message-ID')
    for (const about of mail.recipients.flatMap((to) => parseMarks(mail, to).map((mark) => `${to} ${mark}`)))
      ids.set(about, (ids.get(about) ?? new Set()).add(id))
  }
  return ids.size > 0 && [...ids.values()].every(({ size }) => size === 1)
}

/** The marks in a mail's text, after undoing the line breaks of quoted-printable, and in the recipient's address. */
const parseMarks = ({ source }: ReceivedMail, recipient: string): string[] => [
  ...new Set(`${recipient} ${source.replaceAll('=\r\n', '')}`.match(MARK)),
]
