import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, listWorkspaceFiles } from './workspace.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The functions that a template exports: its emails, if it renders any. */
function listEmails(file: string): string[] {
  const source = read(file)
  if (!source.includes('renderEmail(')) return []
  return [...source.matchAll(/^export (?:function|const) ([a-z]\w*)/gm)].map(([, name = '']) => name)
}

/** The emails that a file of stories imports and shows, each as `<template file>: <function>`. */
function listPreviews(file: string): string[] {
  const source = read(file)
  return [...source.matchAll(/import \{([^}]+)\} from '[^']+\/mail\/templates\/([^']+)'/g)].flatMap(
    ([, names = '', template = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && source.includes(`${name}(SITE`))
        .map((name) => `${template}: ${name}`),
  )
}

test('every email is previewed by a story', () => {
  const emails = listWorkspaceFiles('apps/api/src/mail/templates/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => listEmails(file).map((name) => `${basename(file)}: ${name}`))
  const previews = new Set(listWorkspaceFiles('.storybook/emails/*.stories.tsx').flatMap(listPreviews))
  expect(emails.length).toBeGreaterThan(60)
  expect(emails.filter((email) => !previews.has(email))).toEqual([])
})
