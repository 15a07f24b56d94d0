import { expect, test } from 'vitest'
import type { Deploy } from './deploys.ts'
import { findStatusFault, type Exchange } from './exchange.ts'
import type { ProcessLife } from './memory.ts'
import { listBrokenRules, type SoakResult } from './rules.ts'
import type { Submission } from './submissions.ts'
import { createVisitors } from './visitors.ts'

const [sender] = createVisitors()
if (!sender) throw new Error('There are no visitors')

const exchange = (over: Partial<Exchange>): Exchange => ({
  group: 'views',
  what: 'page',
  at: 1_000,
  ms: 5,
  outcome: 200,
  fault: null,
  ...over,
})
const deploy: Deploy = { name: 'web', from: 60_000, until: 61_000, exitCode: 0 }
const life: ProcessLife = {
  name: 'api',
  pid: 1,
  from: 180_000,
  until: 600_000,
  slices: [100, 109],
  spread: 0.09,
}
const submission = (over: Partial<Submission> = {}): Submission => ({
  store: 'queue',
  path: '/api/jobs',
  mark: 'Soak job 1',
  body: {},
  sender,
  tries: 1,
  reference: 'PB-1',
  otherReference: null,
  ...over,
})
const stored = { mark: 'Soak job 1', reference: 'PB-1' }
const good: SoakResult = {
  exchanges: [exchange({}), exchange({ outcome: 'cut', at: 60_500 })],
  deploys: [deploy],
  lives: [life, { ...life, name: 'web', pid: 2 }],
  submissions: [submission()],
  found: [stored],
  errors: [],
}

test('a soak without violations reports nothing', () => {
  expect(listBrokenRules(good)).toEqual([])
})

test.each<[string, Partial<SoakResult>, RegExp]>([
  [
    'a response with a fault',
    { exchanges: [exchange({ outcome: 500, fault: '/: unexpected status 500' })] },
    /^At 1\.0 s, page: \/: unexpected status 500$/,
  ],
  [
    'a connection cut before a restart',
    { exchanges: [exchange({ outcome: 'cut', at: 50_000 })] },
    /broke off/,
  ],
  [
    'a connection cut long after a restart',
    { exchanges: [exchange({ outcome: 'cut', at: 63_000 })] },
    /broke off/,
  ],
  ['an acknowledged submission that is not stored', { found: [] }, /acknowledged as PB-1 and is not stored/],
  [
    'a submission stored twice',
    { found: [stored, { ...stored, reference: 'PB-2' }] },
    /stored 2 times: PB-1, PB-2/,
  ],
  [
    'a submission stored under another reference',
    { found: [{ ...stored, reference: 'PB-2' }] },
    /PB-1 was acknowledged, PB-2 is stored/,
  ],
  [
    'a submission never acknowledged',
    { submissions: [submission({ reference: null, tries: 60 })], found: [] },
    /not acknowledged in 60 tries/,
  ],
  [
    'a repeat answered with another reference',
    { submissions: [submission({ otherReference: 'PB-2' })] },
    /answered PB-2, not PB-1/,
  ],
  [
    'memory with a spread above 10 %',
    {
      lives: [
        { ...life, spread: 0.11 },
        { ...life, name: 'web' },
      ],
    },
    /moved by 11\.0 %/,
  ],
  [
    'memory that was never measured',
    { lives: [life, { ...life, name: 'web', spread: null }] },
    /Memory of the web process was not measured/,
  ],
  [
    'a process with a non-zero exit code',
    { deploys: [{ ...deploy, exitCode: 1 }] },
    /web process ended with 1/,
  ],
  ['an error in the log', { errors: ['{"level":50}'] }, /reports an error/],
])('%s breaks a rule', (_, part, evidence) => {
  expect(listBrokenRules({ ...good, ...part })).toEqual([expect.stringMatching(evidence)])
})

test('only the first ten faults of a kind are listed, with a count of the others', () => {
  const exchanges = Array.from({ length: 25 }, () =>
    exchange({ outcome: 500, fault: 'unexpected status 500' }),
  )
  const faults = listBrokenRules({ ...good, exchanges })
  expect(faults).toHaveLength(11)
  expect(faults.at(-1)).toBe('… and 15 more of this kind')
})

test.each([
  [200, [200], {}, null],
  [304, [200], {}, 'unexpected status 304'],
  [500, [200], { 'retry-after': '5' }, 'unexpected status 500'],
  [503, [200], { 'retry-after': '5' }, null],
  [503, [200], {}, '503 without Retry-After'],
  [429, [201], {}, '429 without Retry-After'],
])('status %i where %j are expected, with headers %j: %s', (status, expected, headers, fault) => {
  expect(findStatusFault(status, expected, new Headers(headers))).toBe(fault)
})
