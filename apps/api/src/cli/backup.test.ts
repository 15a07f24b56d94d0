import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newPortalFolder } from '#test/backed-up-portal.ts'
import { newCli } from '#test/cli.ts'
import { newDataDir } from '#test/data-dir.ts'

test('a backup that lacks photos of the portal is there, and ends with 1', async () => {
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
