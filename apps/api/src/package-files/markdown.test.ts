import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

const html = (text: string) => parseMarkdown(text).document.lead

test('splits a text at its ## headings, with unique anchors', () => {
  const { document } = parseMarkdown(
    'First.\n\n## What you need\n\nA pen.\n\n### Ink\n\nBlue.\n\n## What you need\n\nPaper.\n\n## 漢字\n',
  )
  expect(document.lead).toBe('<p>First.</p>')
  expect(document.sections).toEqual([
    { id: 'what-you-need', title: 'What you need', html: '<p>A pen.</p>\n<h3>Ink</h3>\n<p>Blue.</p>' },
    { id: 'what-you-need-2', title: 'What you need', html: '<p>Paper.</p>' },
    { id: 'section', title: '漢字', html: '' },
  ])
})

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
  ['![a](https://elsewhere.example/a.png)', '<p>!<a href="https://elsewhere.example/a.png">a</a></p>'],
  ['[a](/resources/a "t\\"")', '<p><a href="/resources/a" title="t&quot;">a</a></p>'],
  [
    '[Logo](/media-kit/logo-on-dark.svg)',
    '<p><a href="/media-kit/logo-on-dark.svg"><img src="/media-kit/logo-on-dark.svg" alt="" loading="lazy" data-on="dark">Logo</a></p>',
  ],
  ['[Logo](/media-kit/logo.png)', '<p><a href="/media-kit/logo.png">Logo</a></p>'],
  ['see www.example.com', '<p>see www.example.com</p>'],
])('renders %s safely', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test('renders tables with scope, alignment and the column in each cell, without style attributes', () => {
  const table = html('| A | B |\n|---|--:|\n| x | 1 |\n')
  expect(table).toContain('<th scope="col">A</th>')
  expect(table).toContain('<th scope="col" data-align="right">B</th>')
  expect(table).toContain('<td data-label="A">x</td>')
  expect(table).toContain('<td data-align="right" data-label="B">1</td>')
  expect(table).not.toContain('style')
})

test('marks checklist items, so that they get no bullet', () => {
  expect(html('- ☐ Count.\n- Note.\n')).toBe('<ul>\n<li data-tick="">☐ Count.</li>\n<li>Note.</li>\n</ul>')
})

test('extracts the text without markup', () => {
  expect(parseMarkdown('A **bold** [link](/x)\nand `code`.\n\n## Head *line*\n\n- one\n').text).toBe(
    'A bold link and code.\n\nHead line\n\none',
  )
})

test('refuses a # heading: the title is in the front matter', () => {
  expect(() => parseMarkdown('# Title\n')).toThrow('its title is in the front matter')
})
