import { expect, test } from 'vitest'
import { formatLayerTable, formatLogEnd, hasFailed, LAYERS, NO_SCRIPT, type TaskRun } from './layers.ts'

const createRun = (taskId: string, ms: number, changes: Partial<TaskRun> = {}): TaskRun => {
  const [owner = '', task = ''] = taskId.split('#')
  return {
    taskId,
    task,
    package: owner,
    command: 'some-tool',
    cache: { status: 'MISS' },
    logFile: `${owner}/.turbo/turbo-${task}.log`,
    execution: { startTime: 1_000, endTime: 1_000 + ms, exitCode: 0 },
    ...changes,
  }
}
const cached = (taskId: string) => createRun(taskId, 0, { cache: { status: 'HIT' } })

test('shows the time of each layer, or why it has none', () => {
  const { execution: _, ...stopped } = createRun('@portal/ui#test', 0)
  const runs = [
    createRun('@portal/web#format', 9_000),
    createRun('//#format:root', 1_250),
    cached('@portal/web#lint'),
    createRun('@portal/api#lint', 4_000),
    createRun('@portal/api#build', 5_000),
    createRun('@portal/api#transit', 0, { command: NO_SCRIPT }),
    // Dependencies of the tests in the second run.
    cached('@portal/api#build'),
    cached('@portal/web#test'),
    createRun('@portal/api#test', 61_500, { execution: { startTime: 0, endTime: 61_500, exitCode: 1 } }),
    stopped,
  ]
  expect(formatLayerTable(LAYERS, runs, 83_456).split('\n')).toEqual([
    'format                    10.3 s',
    'lint and types             4.0 s  1 of 2 cached',
    'spelling                 not run',
    'import rules             not run',
    'dead code                not run',
    'build                      5.0 s',
    'unit tests, @portal/api   61.5 s  failed',
    'unit tests, @portal/web   cached',
    'tests on PostgreSQL      not run',
    'stories                  not run',
    'end-to-end tests         not run',
    'all of it                 83.5 s',
  ])
})

test('shows layers that did not run', () => {
  expect(formatLayerTable(LAYERS, [], 100)).toMatch(/^unit tests +not run$/m)
})

test('distinguishes tasks that failed, passed, were stopped or were not reached', () => {
  const run = createRun('@portal/api#test', 10)
  const execution = { startTime: 0, endTime: 10 }
  expect(hasFailed(run)).toBe(false)
  expect(hasFailed({ ...run, execution: { ...execution, exitCode: 1 } })).toBe(true)
  expect(hasFailed({ ...run, execution: { ...execution, exitCode: null } })).toBe(false)
  const { execution: _, ...notReached } = run
  expect(hasFailed(notReached)).toBe(false)
})

test('shows the end of a task’s output', () => {
  const log = '> vitest run\n\n\u001B[31mFAIL\u001B[39m search.test.ts\n  \nTests  1 failed\n\n'
  expect(formatLogEnd(log, 2)).toBe('FAIL search.test.ts\nTests  1 failed')
})
