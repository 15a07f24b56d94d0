import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hasSpaceFor, createDisk } from './disk.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('reports free space, and probes without leaving a file', async () => {
  const folder = newFolder()
  const disk = createDisk(folder)
  const { free, total } = await disk.space()
  expect(free).toBeGreaterThan(0)
  expect(total).toBeGreaterThanOrEqual(free)
  disk.markSuspect()
  expect(disk.isSuspect).toBe(true)
  await disk.probe()
  expect(disk.isSuspect).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test('stays suspect while the probe fails', async () => {
  const folder = newFolder()
  const disk = createDisk(folder)
  disk.markSuspect()
  rmSync(folder, { recursive: true })
  await expect(disk.probe()).rejects.toThrow('ENOENT')
  expect(disk.isSuspect).toBe(true)
})

test.each([
  ['a small disk keeps a fiftieth', 10e9, 260e6, 60e6, true],
  ['a small disk keeps a fiftieth', 10e9, 260e6, 61e6, false],
  ['a large disk keeps a gigabyte', 1000e9, 1.06e9, 60e6, true],
  ['a large disk keeps a gigabyte', 1000e9, 1.06e9, 61e6, false],
])('%s free: of %d bytes with %d free, %d more: %s', (_, total, free, bytes, has) => {
  expect(hasSpaceFor(bytes, { free, total })).toBe(has)
})
