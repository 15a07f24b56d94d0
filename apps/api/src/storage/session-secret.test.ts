import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lastingSecret } from './session-secret.ts'

test('the secret of a data folder stays the same, and nobody else reads it', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-secret-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const first = lastingSecret(dataDir)
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(lastingSecret(dataDir)).toBe(first)
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o077).toBe(0)
})
