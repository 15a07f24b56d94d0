import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, listWorkspaceFiles } from './workspace.ts'

const FOLDER = 'docs/decisions'
const files = listWorkspaceFiles(`${FOLDER}/*.md`)
  .map((file) => basename(file))
  .filter((file) => file !== 'README.md')

const read = (file: string) => readFileSync(join(ROOT, FOLDER, file), 'utf8')

/** The rows of the index, each as number, title and status. */
const rows = read('README.md')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number, title, , status]) => ({ number, title, status }))

const FORM = /^# (\d+)\. (.+)\n\nDate: \d{4}-\d{2}-\d{2} · Status: (.+)\n\n/
const STATUS = /^(?:accepted|superseded by \[(\d+)\]\((\d{4})-[a-z0-9-]+\.md\))$/

function parseRecord(file: string) {
  const [, number, title, status] = FORM.exec(read(file)) ?? []
  return { number, title, status }
}

test('decision records are numbered from 1 without a gap', () => {
  expect(files.map((file) => file.slice(0, 5))).toEqual(
    files.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
  )
})

test.each(files)('%s begins with its number, a title, a date and a status', (file) => {
  const { number, status = '' } = parseRecord(file)
  expect(number).toBe(String(Number(file.slice(0, 4))))
  expect(status).toMatch(STATUS)
  const [, superseding, linked] = STATUS.exec(status) ?? []
  expect(Number(superseding)).toEqual(Number(linked))
})

test('the index has a row for each record with its title and status', () => {
  const expected = files.map((file) => {
    const { number, title, status } = parseRecord(file)
    return { number: `[${number}](${file})`, title, status }
  })
  expect(rows).toEqual(expected)
})
