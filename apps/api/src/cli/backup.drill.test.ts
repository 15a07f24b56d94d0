import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newPortalFolder } from '#test/backed-up-portal.ts'
import { newCli } from '#test/cli.ts'
import { newDataDir } from '#test/data-dir.ts'

test('a backup that lacks photos is written and exits with 1', async () => {
  const { dataDir, files } = await newPortalFolder()
  const [lost = ''] = files
  rmSync(join(dataDir, 'media', lost))
  const file = join(newDataDir(), 'backup.tar')
  await expect(newCli(dataDir)('backup', file)).rejects.toMatchObject({
    code: 1,
    stderr: `Missing in the portal, and so in the backup: 1 photo file: ${lost}. It doesn’t count as the last backup\n`,
  })
  expect(existsSync(file)).toBe(true)
})

test('a backup reports how much larger it is than photos that share files', async () => {
  const { dataDir, files } = await newPortalFolder()
  const media = join(dataDir, 'media')
  const bySize = files.toSorted((a, b) => statSync(join(media, b)).size - statSync(join(media, a)).size)
  const [kept = '', linked = ''] = bySize
  rmSync(join(media, linked))
  linkSync(join(media, kept), join(media, linked))
  const { size } = statSync(join(media, kept))
  expect((await newCli(dataDir)('backup', join(newDataDir(), 'backup.tar'))).stdout).toContain(
    `Photos that share files in ${media} have files of their own in it: ${(size / 1_000_000).toFixed(1)} MB more than they take there\n`,
  )
})

test('an obstacle of a backup is left unchanged, named in one line, and exits with 1', async () => {
  const { dataDir } = await newPortalFolder()
  const folder = newDataDir()
  const [inFolder, inFile] = [join(folder, 'a.tar.partial'), join(folder, 'b.tar.partial')]
  mkdirSync(inFolder)
  const notes = join(inFolder, 'my-notes.txt')
  for (const file of [notes, inFile]) writeFileSync(file, 'mine')
  const cli = newCli(dataDir)
  await expect(cli('backup', join(folder, 'a.tar'))).rejects.toMatchObject({
    code: 1,
    stderr: `${inFolder} is in the way: it has my-notes.txt, which no backup made. Move it away, or choose another name\n`,
  })
  await expect(cli('backup', join(folder, 'b.tar'))).rejects.toMatchObject({
    code: 1,
    stderr: `${inFile} is in the way: it is no folder. Move it away, or choose another name\n`,
  })
  for (const file of [notes, inFile]) expect(readFileSync(file, 'utf8')).toBe('mine')
  expect(readdirSync(inFolder)).toEqual(['my-notes.txt'])
  expect(readdirSync(folder)).toEqual(['a.tar.partial', 'b.tar.partial'])
})

test('a backup within the folder that it copies warns that it may be lost with it', async () => {
  const { dataDir } = await newPortalFolder()
  const elsewhere = newDataDir()
  const cli = newCli(dataDir)
  const file = join(dataDir, 'backup.tar')
  expect((await cli('backup', file)).stderr).toBe(
    `${file} lies in ${dataDir}: whatever destroys that folder takes the backup too. Copy it to another disk, best in another place\n`,
  )
  symlinkSync(dataDir, join(elsewhere, 'link'))
  symlinkSync(elsewhere, join(dataDir, 'link'))
  expect((await cli('backup', join(elsewhere, 'link/again.tar'))).stderr).toContain('takes the backup too')
  expect((await cli('backup', join(dataDir, 'link/backup.tar'))).stderr).toBe('')
})
