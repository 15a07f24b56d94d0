import { expect, test } from 'vitest'
import { listProseTexts } from './prose-texts.ts'

test('a page in Markdown: its front matter, headings, paragraphs, items and rows', () => {
  const page = `---
title: Send a report
---

## What happens

We read it and
write to you.

- First, call
  us
- Then wait

| Day | What |
`
  expect(listProseTexts('page.md', page)).toEqual([
    { file: 'page.md', line: 2, text: 'Send a report' },
    { file: 'page.md', line: 5, text: 'What happens' },
    { file: 'page.md', line: 7, text: 'We read it and write to you.' },
    { file: 'page.md', line: 10, text: 'First, call us' },
    { file: 'page.md', line: 12, text: 'Then wait' },
    { file: 'page.md', line: 14, text: '| Day | What |' },
  ])
})

test('values in YAML, without comments', () => {
  const values = `# Not shown
- name: Mendana Phones
  description: >-
    Phones from plain
    to clever

    and cases
`
  expect(listProseTexts('shops.yaml', values)).toEqual([
    { file: 'shops.yaml', line: 2, text: 'Mendana Phones' },
    { file: 'shops.yaml', line: 3, text: 'Phones from plain to clever' },
    { file: 'shops.yaml', line: 7, text: 'and cases' },
  ])
})
