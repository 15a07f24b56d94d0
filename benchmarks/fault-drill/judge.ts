import { createPostgresStore, type PostgresStore } from '@portal/api/src/db/engine/postgres/open.ts'
import { headerOf, idsOf, type ReceivedMail } from '@portal/api/test/smtp.ts'
import type { Demand, FaultCase, Passed } from './fault-case.ts'
import type { PageReader } from './page-reader.ts'
import { databaseAt, type Api, type Stage } from './stage.ts'
import { settleMails } from './settle-mails.ts'
import { addressOf, KINDS, type Acknowledged, type Answer, type Traffic } from './traffic.ts'

/** Mails that one process hands over at a time. */
const HANDED_OVER = 4

/** What stands in place of a status where nothing came: from the process that was killed, or from any other. */
const NO_ANSWER = 'none'
const NO_ANSWER_OF_OTHERS = 'none of a process that ran'
/** What traffic marks a write with. */
const MARK = new RegExp(`(?:${KINDS.join('|')})-[\\da-f-]{36}`, 'g')

/** What a case came to. */
export interface Verdict {
  readonly acknowledged: number
  readonly missing: number
  readonly storedTwice: number
  readonly refused: number
  /** How often what else was answered. */
  readonly others: ReadonlyMap<string, number>
  readonly mails: number
  readonly mailsMissing: number
  readonly mailsTwice: number
  /** Pages that visitors read. */
  readonly pages: number
  /** Those of them that the web server had kept, and said so. */
  readonly pagesKept: number
  readonly pagesFailed: number
  /** Seconds. */
  readonly gap: number
  readonly hasRecovered: boolean
  readonly unmet: readonly string[]
}

/** Compares what was answered with what the database and the mail server have. */
export async function judge(
  fault: FaultCase,
  stage: Stage,
  { traffic, pages }: { readonly traffic: Traffic; readonly pages: PageReader },
  passed: Passed,
): Promise<Verdict> {
  const end = performance.now()
  const { answers, acknowledged } = traffic
  const store = await createPostgresStore(databaseAt(passed.postgres))
  const mailsLeft = await settleMails(store)
  const stored = await marksIn(store)
  await store.close()
  const finished = (await fault.finish?.(stage, passed)) ?? []
  const ids = idsOf(stage.mails)
  const figures = {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter(({ mark }) => !stored.includes(mark)).length,
    storedTwice: stored.length - new Set(stored).size,
    refused: answers.filter(isRefusal).length,
    others: countOthers(answers, passed.killed),
    mails: ids.length,
    mailsMissing: mailsLeft + withoutMail(acknowledged, stage.mails),
    mailsTwice: ids.length - new Set(ids).size,
    pages: pages.answers.length,
    pagesKept: pages.answers.filter(({ isKept }) => isKept).length,
    pagesFailed: pages.answers.filter(({ status }) => status !== 200).length,
    gap: Math.max(...passed.apis.map((api) => gapOf(api, answers, passed.since, end))),
    hasRecovered: passed.apis.every((api) => isWhole(api, answers, passed.since)),
  }
  const demands = [
    ...demandsOf(figures, fault),
    { what: 'nobody gets a mail under two ids', isMet: isOneIdEach(stage.mails) },
    ...(passed.demands ?? []),
    ...finished,
  ]
  return { ...figures, unmet: demands.filter(({ isMet }) => !isMet).map(({ what }) => what) }
}

function demandsOf(
  figures: Omit<Verdict, 'unmet'>,
  { maxGapSeconds, killsApi = false, leavesKeptPages = false, mayAnswer = [] }: FaultCase,
): Demand[] {
  const allowed = [...mayAnswer.map(String), ...(killsApi ? [NO_ANSWER] : [])]
  return [
    { what: 'something is written', isMet: figures.acknowledged > 0 },
    { what: 'no acknowledged write is missing', isMet: figures.missing === 0 },
    { what: 'nothing is stored twice', isMet: figures.storedTwice === 0 },
    {
      what: 'nothing but success and 503 with Retry-After',
      isMet: [...figures.others.keys()].every((status) => allowed.includes(status)),
    },
    { what: 'no mail is missing', isMet: figures.mailsMissing === 0 },
    { what: 'no mail comes twice', isMet: figures.mailsTwice <= (killsApi ? HANDED_OVER : 0) },
    { what: 'every page is given out', isMet: figures.pages > 0 && figures.pagesFailed === 0 },
    { what: 'kept pages say how old they are', isMet: !leavesKeptPages || figures.pagesKept > 0 },
    {
      what: `a gap of at most ${maxGapSeconds} s`,
      isMet: maxGapSeconds === undefined || figures.gap <= maxGapSeconds,
    },
    { what: 'the portal recovers', isMet: figures.hasRecovered },
  ]
}

const isSuccess = ({ status }: Answer): boolean => status === 200 || status === 201
const isRefusal = ({ status, hasRetryAfter }: Answer): boolean => status === 503 && hasRetryAfter

/** By status, what was neither success nor a refusal that says when to come back. */
function countOthers(answers: readonly Answer[], killed: Api | undefined): Map<string, number> {
  const counts = new Map<string, number>()
  for (const answer of answers) {
    if (isSuccess(answer) || isRefusal(answer)) continue
    const name = nameOf(answer, killed)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** What may pass has to say when to come back, whatever its status. */
function nameOf({ api, status, hasRetryAfter }: Answer, killed: Api | undefined): string {
  if (status === null) return api === killed ? NO_ANSWER : NO_ANSWER_OF_OTHERS
  return status < 500 || hasRetryAfter ? String(status) : `${status} without Retry-After`
}

/** The longest time in seconds without a successful write at a process. */
function gapOf(api: Api, answers: readonly Answer[], since: number, end: number): number {
  const times = writesOf(api, answers, since).map(({ at }) => at)
  const gaps = [...times, end].map((at, position) => at - (times[position - 1] ?? since))
  return Math.max(...gaps) / 1000
}

/** Whether a process takes everything again. */
const isWhole = (api: Api, answers: readonly Answer[], since: number): boolean =>
  KINDS.every((kind) => writesOf(api, answers, since).some((answer) => answer.kind === kind)) &&
  answers.some(
    (answer) => answer.api === api && answer.kind === 'read' && answer.status === 200 && answer.at > since,
  )

const writesOf = (api: Api, answers: readonly Answer[], since: number): Answer[] =>
  answers.filter((answer) => answer.api === api && answer.status === 201 && answer.at > since)

/** The marks of all writes that are stored. */
async function marksIn({ read }: PostgresStore): Promise<string[]> {
  const messages = await read.selectFrom('inquiries').select('message as text').execute()
  const quotes = await read.selectFrom('quote_requests').select('business_name as text').execute()
  const listings = await read.selectFrom('businesses').select('name as text').execute()
  return [...messages, ...quotes, ...listings].map(({ text }) => text.split(' ').at(-1) ?? '')
}

/** How many senders who left an address got no mail. */
function withoutMail(acknowledged: readonly Acknowledged[], mails: readonly ReceivedMail[]): number {
  const recipients = new Set(mails.flatMap((mail) => mail.recipients))
  const told = acknowledged.filter(({ kind }) => kind !== 'listing')
  return told.filter(({ mark }) => !recipients.has(addressOf(mark))).length
}

/** Whoever gets it, a mail about a write has one id. */
function isOneIdEach(mails: readonly ReceivedMail[]): boolean {
  const ids = new Map<string, Set<string>>()
  for (const mail of mails) {
    const id = headerOf(mail, 'Message-ID')
    for (const about of mail.recipients.flatMap((to) => marksOf(mail, to).map((mark) => `${to} ${mark}`)))
      ids.set(about, (ids.get(about) ?? new Set()).add(id))
  }
  return ids.size > 0 && [...ids.values()].every(({ size }) => size === 1)
}

/** The writes that a mail is about: they stand in its text, whose lines quoted-printable breaks, or in the address. */
const marksOf = ({ source }: ReceivedMail, recipient: string): string[] => [
  ...new Set(`${recipient} ${source.replaceAll('=\r\n', '')}`.match(MARK)),
]
