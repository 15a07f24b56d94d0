import { expect, test } from 'vitest'
import { parsePlainSections } from './plain-sections.ts'

test('parses paragraphs, and sections of paragraphs and lists', () => {
  expect(
    parsePlainSections(
      'First\nof all.\n\nSecond.\n\n## What you need\n\nA pen.\n\n- Blue\n  ink\n- Paper\n\n## Nothing\n',
    ),
  ).toEqual({
    lead: [
      { kind: 'paragraph', text: 'First of all.' },
      { kind: 'paragraph', text: 'Second.' },
    ],
    sections: [
      {
        heading: 'What you need',
        blocks: [
          { kind: 'paragraph', text: 'A pen.' },
          { kind: 'list', items: ['Blue ink', 'Paper'] },
        ],
      },
      { heading: 'Nothing', blocks: [] },
    ],
  })
})

test.each([
  ['The Department’s page, and the chamber\'s "news"', 'The Department’s page, and the chamber\'s "news"'],
  ['2025–2026 – now — and then...', '2025–2026 – now — and then...'],
  ['Act [Cap. 249], (Work Permits) [x] {y}', 'Act [Cap. 249], (Work Permits) [x] {y}'],
  ['[VAT]: https://tax.example', '[VAT]: https://tax.example'],
  ['snake_case_name, 5 * 3 and 2 < 3 & 4 > 1', 'snake_case_name, 5 * 3 and 2 < 3 & 4 > 1'],
  ['R&D, &amp; and \\*', 'R&D, & and *'],
  ['2019 was a year of 12.5 per cent', '2019 was a year of 12.5 per cent'],
  ['2019\\. A year', '2019. A year'],
  ['12.5 per cent', '12.5 per cent'],
  ['+678 24441', '+678 24441'],
  ['#hashtag and C#', '#hashtag and C#'],
  ['-5 degrees', '-5 degrees'],
  ['https://vcci.vu/a_b_c', 'https://vcci.vu/a_b_c'],
  ['<b>', '<b>'],
])('shows %s as %s, in paragraphs and lists', (written, shown) => {
  expect(parsePlainSections(`${written}\n`).lead).toEqual([{ kind: 'paragraph', text: shown }])
  expect(parsePlainSections(`- ${written}\n`).lead).toEqual([{ kind: 'list', items: [shown] }])
})

test.each([
  ['It is **important**.', '“It is **important**.” has bold, italics, a link or code'],
  ['## A [link](/x)', '“## A [link](/x)” has bold, italics, a link or code'],
  ['- `code`', '“- `code`” has bold, italics, a link or code'],
  ['2019. A year', '“2019. A year” is a numbered list'],
  ['# Title', '“# Title” is no paragraph, list with hyphens or heading with ##'],
  ['Title\n---', '“Title” is no paragraph'],
  ['### Third', '“### Third” is no paragraph'],
  ['> Quoted', '“> Quoted” is no paragraph'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', '“| a | b |” is no paragraph'],
  ['- one\n  - inner', '“- one” begins a list with an item that is empty or holds more than a paragraph'],
  ['-\n- two', '“-” begins a list with an item that is empty'],
  [`${'word '.repeat(20)}*now*`, /^“(word ){11}word…” has bold/],
])('refuses %s and names its line', (written, reason) => {
  expect(() => parsePlainSections(`Before.\n\n${written}\n`)).toThrow(reason)
})
