import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { digestBuild } from './build-digest.ts'

/** Creates a minimal package, run from its source. */
function newBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(import.meta.dirname, join(folder, 'src'), { recursive: true })
  cpSync(join(import.meta.dirname, '../../content/guides'), join(folder, 'content/guides'), {
    recursive: true,
  })
  writeFileSync(join(folder, 'package.json'), '{}')
  return folder
}

test('the same build in another folder has the same digest, with any tests', () => {
  const [one, other] = [newBuild(), newBuild()]
  writeFileSync(join(other, 'src/other.test.ts'), '')
  expect(digestBuild(one)).toBe(digestBuild(other))
})

test('another program, library, text or file name changes the digest', () => {
  const folder = newBuild()
  const digests = [digestBuild(folder)]
  const note = () => digests.push(digestBuild(folder))
  writeFileSync(join(folder, 'src/yaml.ts'), '// changed')
  note()
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": {} }')
  note()
  writeFileSync(join(folder, 'content/a.md'), 'A text')
  note()
  renameSync(join(folder, 'content/a.md'), join(folder, 'content/b.md'))
  note()
  expect(new Set(digests).size).toBe(digests.length)
})
