import { expect, onTestFinished, test, vi } from 'vitest'
import { runUntilStopped } from './run-until-stopped.ts'

test.each([
  [undefined, 'Stopped. Nothing was kept\n'],
  ['The rows stay', 'Stopped. The rows stay\n'],
])('stopped work reports what it leaves: %s', async (left, said) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    write.mockRestore()
    process.exitCode = undefined
  })
  const work = async (signal: AbortSignal) => {
    process.emit('SIGTERM')
    signal.throwIfAborted()
  }
  await runUntilStopped(work, left)
  expect(write.mock.calls).toEqual([[said]])
  expect(process.exitCode).toBe(1)
})
