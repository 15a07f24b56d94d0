import { expect, onTestFinished, test, vi } from 'vitest'
import { createScreen } from './screen.ts'

function newScreen(isTTY: boolean) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const written: string[] = []
  return {
    screen: createScreen({ isTTY, write: (text) => written.push(text) }),
    output: () => written.join(''),
  }
}

test('counts the seconds of a step in a terminal', async () => {
  const { screen, output } = newScreen(true)
  const work = Promise.withResolvers<string>()
  const step = screen.step('Building', () => work.promise)
  await vi.advanceTimersByTimeAsync(2_000)
  work.resolve('built')
  expect(await step).toBe('built')
  const lines = output().split('\r\u001B[K')
  expect(lines).toEqual(['', 'Building: 0 s', 'Building: 1 s', 'Building: 2 s', 'Building: 2 s\n'])
})

test('prints lines above the running step', async () => {
  const { screen, output } = newScreen(true)
  await screen.step('Building', () => Promise.resolve(screen.print('a warning\n')))
  expect(output()).toContain('\r\u001B[Ka warning\nBuilding: 0 s')
})

test('writes a line for each step if the output is not a terminal', async () => {
  const { screen, output } = newScreen(false)
  await screen.step('Building', () => vi.advanceTimersByTimeAsync(5_000))
  screen.print('a line\n')
  expect(output()).toBe('Building\na line\n')
})
