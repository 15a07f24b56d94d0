import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { CONFIG } from '#test/new-app.ts'
import { acquireInstanceLock } from './instance-lock.ts'

/** Creates a data folder, and collects what servers on it log. */
function newServers() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-api-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const start = (databaseUrl: string | null = null) =>
    acquireInstanceLock({ config: { ...CONFIG, dataDir, databaseUrl }, log })
  return { dataDir, start, logged: () => lines.splice(0).join('') }
}

test('a second server on a data folder gets a warning until the first one has stopped', () => {
  const { dataDir, start, logged } = newServers()
  const stop = start()
  expect(logged()).toBe('')
  start()()
  expect(logged()).toContain('another server runs on this data folder')
  stop()
  expect(readdirSync(dataDir)).toEqual([])
  start()()
  expect(logged()).toBe('')
})

test('servers that share a PostgreSQL database lock no folder', () => {
  const { dataDir, start, logged } = newServers()
  start('postgres://localhost/portal')
  start('postgres://localhost/portal')
  expect([logged(), readdirSync(dataDir)]).toEqual(['', []])
})

test('a read-only folder does not stop a server', () => {
  const { dataDir, start, logged } = newServers()
  rmSync(dataDir, { recursive: true })
  start()()
  expect(logged()).toContain('can’t be told')
  expect(existsSync(dataDir)).toBe(false)
})
