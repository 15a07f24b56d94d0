import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOrCreateSessionSecret } from './session-secret.ts'

test('keeps the secret, readable by its owner only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-secret-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const first = readOrCreateSessionSecret(dataDir)
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(readOrCreateSessionSecret(dataDir)).toBe(first)
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o077).toBe(0)
})
