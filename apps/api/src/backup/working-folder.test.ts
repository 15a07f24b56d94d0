import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataDir } from '#test/data-dir.ts'
import { createWorkingFolder } from './working-folder.ts'

/** Returns the path of a backup, whose working folder has some files. */
function newFolder(files: Readonly<Record<string, string>>) {
  const file = join(newDataDir(), 'backup.tar')
  const path = `${file}.partial`
  mkdirSync(path)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content)
  return { file, path }
}

test.each<[string, Record<string, string>, string]>([
  ['notes', { 'my-notes.txt': 'mine' }, 'my-notes.txt'],
  ['a database without a lock beside it', { 'portal.sqlite': 'mine' }, 'portal.sqlite'],
  [
    'notes beside what a backup left',
    { lock: '', 'archive.tar': '', 'my-notes.txt': 'mine' },
    'my-notes.txt',
  ],
  ['a file that only has the name of the lock', { lock: 'mine' }, 'lock'],
])('a folder with %s is refused unchanged', async (_, files, named) => {
  const { file, path } = newFolder(files)
  await expect(createWorkingFolder(file)).rejects.toThrow(
    `${path} is in the way: it has ${named}, which no backup made. Move it away, or choose another name`,
  )
  const left = readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')])
  expect(Object.fromEntries(left)).toEqual(files)
})

test('a folder that contains folders is refused', async () => {
  const { file, path } = newFolder({ lock: '' })
  mkdirSync(join(path, 'archive.tar'))
  await expect(createWorkingFolder(file)).rejects.toThrow('it has archive.tar, which no backup made')
})

test('a file in place of the folder is refused unchanged', async () => {
  const file = join(newDataDir(), 'backup.tar')
  writeFileSync(`${file}.partial`, 'mine')
  await expect(createWorkingFolder(file)).rejects.toThrow('backup.tar.partial is in the way: it is no folder')
  expect(readFileSync(`${file}.partial`, 'utf8')).toBe('mine')
})

test.skipIf(process.platform === 'win32')(
  'a link to a folder is refused, and nothing is created',
  async () => {
    const file = join(newDataDir(), 'backup.tar')
    const elsewhere = newDataDir()
    symlinkSync(elsewhere, `${file}.partial`)
    await expect(createWorkingFolder(file)).rejects.toThrow(
      'backup.tar.partial is in the way: it is no folder',
    )
    expect(readdirSync(elsewhere)).toEqual([])
  },
)

test.each<[string, Record<string, string>]>([
  ['as it was made', {}],
  ['with its lock', { lock: '' }],
  [
    'on SQLite',
    {
      lock: '',
      'portal.sqlite': 'copy',
      'portal.sqlite-journal': '',
      'portal.sqlite-wal': '',
      'portal.sqlite-shm': '',
      SHA256SUMS: '',
      'archive.tar': 'part',
    },
  ],
  ['on PostgreSQL', { lock: '', 'portal.dump': 'copy', SHA256SUMS: '', 'archive.tar': 'part' }],
])('the folder of a killed backup is reused: %s', async (_, files) => {
  const { file, path } = newFolder(files)
  const folder = await createWorkingFolder(file)
  expect(readdirSync(path)).toEqual(['lock'])
  await folder.remove()
  expect(existsSync(path)).toBe(false)
})

test('files that somebody adds meanwhile stay', async () => {
  const file = join(newDataDir(), 'backup.tar')
  const folder = await createWorkingFolder(file)
  writeFileSync(join(folder.path, 'archive.tar'), 'whole')
  writeFileSync(join(folder.path, 'my-notes.txt'), 'mine')
  await folder.remove()
  expect(readdirSync(folder.path)).toEqual(['my-notes.txt'])
})
