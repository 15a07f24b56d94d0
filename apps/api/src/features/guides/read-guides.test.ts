import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { EDITORIAL_FOLDER } from '#package-files/editorial.ts'
import { readGuides } from './read-guides.ts'

/** A folder with the guides that ship. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-guides-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(EDITORIAL_FOLDER, 'guides'), join(folder, 'guides'), { recursive: true })
  return folder
}

/** The guide of Vanuatu with one file replaced. */
function withFile(name: string, text: string) {
  const folder = newFolder()
  writeFileSync(join(folder, 'guides/vu', name), text)
  return readGuides(folder).find(({ country }) => country === 'vu')
}

const TOPICS = '---\nsources:\n  - { title: "Act: the first", url: null, date: 2015 }\n---\n'
const LICENCES = '---\nforms: { Bar: https://law.example/bar, Shop: null }\nsources: []\n---\n'
const INDUSTRIES = '---\npages: { Tuna: fisheries }\n---\n'
const QUESTION = '## Which?\n\n- [ ] 5\n- [x] 15\n\nFifteen.\n'

test('a section has its introduction, its topics and its sources', () => {
  expect(
    withFile('taxes-duties.md', `${TOPICS}\nPay.\n\n## VAT\n\nIt’s 15.\n\n- Register: soon.\n- File.\n`)
      ?.taxes,
  ).toEqual({
    intro: 'Pay.',
    topics: [{ title: 'VAT', text: 'It’s 15.', points: ['Register: soon.', 'File.'] }],
    sources: [{ title: 'Act: the first', url: null, date: '2015' }],
  })
})

test('a section that is not written yet has no topics', () => {
  expect(withFile('grants-tenders.md', '---\nsources: []\n---\n')?.grants).toEqual({
    intro: '',
    topics: [],
    sources: [],
  })
})

test('a licence has the forms that the front matter gives for its heading', () => {
  const guide = withFile(
    'regulations-licences.md',
    `${LICENCES}## Shop\n\nCouncil\n\n- Plan\n\n## Bar\n\nBoard\n`,
  )
  expect(guide?.licences).toEqual([
    { title: 'Shop', authority: 'Council', requirements: ['Plan'], formsUrl: null },
    { title: 'Bar', authority: 'Board', requirements: [], formsUrl: 'https://law.example/bar' },
  ])
})

test('an organisation’s number is stored in E.164, and missing contacts are null', () => {
  expect(
    withFile('contacts.md', '## VFIPA\n\nApproval\n\n- Phone: 24 441\n- Email: a@b.vu\n')?.contacts,
  ).toEqual([{ name: 'VFIPA', role: 'Approval', phone: '+67824441', email: 'a@b.vu', website: null }])
})

test('an industry has figures, each before its first colon', () => {
  expect(
    withFile('industries.md', `${INDUSTRIES}## Tuna\n\nIt swims.\n\n- 2: seas: east, west\n`)?.industries,
  ).toEqual([
    {
      slug: 'fisheries',
      name: 'Tuna',
      text: 'It swims.',
      figures: [{ figure: '2', label: 'seas: east, west' }],
    },
  ])
})

test('the right option of a question is the ticked one', () => {
  expect(withFile('quiz.md', QUESTION)?.quiz).toEqual([
    { question: 'Which?', options: ['5', '15'], answer: 1, explanation: 'Fifteen.' },
  ])
})

test('names a text that is missing or has another name', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'guides/vu/tax.md'), 'Pay.\n')
  expect(() => readGuides(folder)).toThrow(
    'content/guides/vu/tax.md: is no part of a guide; the parts are overview,',
  )
  rmSync(join(folder, 'guides/vu/tax.md'))
  rmSync(join(folder, 'guides/vu/taxes-duties.md'))
  expect(() => readGuides(folder)).toThrow('content/guides/vu/taxes-duties.md: is missing')
  rmSync(join(folder, 'guides/pg'), { recursive: true })
  expect(() => readGuides(folder)).toThrow('content/guides/pg/overview.md: is missing')
})

test.each([
  ['overview.md', 'Text.\n', 'has no front matter between two lines of ---'],
  ['overview.md', '---\nupdatedOn: today\n---\n\nText.\n', 'updatedOn: Expected a day such as 2026-11-20'],
  ['overview.md', '---\nupdatedOn: 2026-11-20\n---\n', 'Expected a text'],
  [
    'overview.md',
    '---\nupdatedOn: 2026-11-20\n---\n\nText.\n\n## More\n',
    '“More”: there are no headings here',
  ],
  [
    'taxes-duties.md',
    TOPICS.replace('2015', 'last year'),
    'sources.0.date: Expected a date such as 2024-01-15',
  ],
  [
    'taxes-duties.md',
    TOPICS.replace('null', 'http://law.example'),
    'sources.0.url: Expected an https address',
  ],
  ['taxes-duties.md', TOPICS.replace('url: null, ', ''), 'sources.0.url: '],
  ['taxes-duties.md', `${TOPICS}One.\n\nTwo.\n`, 'Expected one paragraph above the first heading'],
  ['taxes-duties.md', `${TOPICS}- One\n`, 'there is a list above the first heading'],
  [
    'taxes-duties.md',
    `${TOPICS}## VAT\n\n- One\n`,
    '“VAT”: Expected one paragraph, and at most one list below it',
  ],
  ['taxes-duties.md', `${TOPICS}## VAT\n\nIt is **high**.\n`, '“It is **high**.” has bold'],
  ['regulations-licences.md', `${LICENCES}## Bar\n\nBoard\n`, 'forms.Shop: there is no such heading'],
  [
    'regulations-licences.md',
    `${LICENCES.replace(', Shop: null', '')}## Bar\n\nBoard\n\n## Shop\n\nCouncil\n`,
    'forms: Expected a line for “Shop”',
  ],
  ['regulations-licences.md', `${LICENCES}Text.\n`, '“Text.” is above the first heading'],
  [
    'contacts.md',
    '## VFIPA\n\nApproval\n\n- Phone: 12\n',
    '“VFIPA”: Phone: Expected a number of Vanuatu such as +678 12345',
  ],
  [
    'contacts.md',
    '## VFIPA\n\nApproval\n\n- Phone: 24441\n- Phone: 24442\n',
    '“VFIPA”: Phone stands there twice',
  ],
  ['contacts.md', '## VFIPA\n\nApproval\n\n- Email: nobody\n', '“VFIPA”: Email: Expected an email address'],
  ['contacts.md', '## VFIPA\n\nApproval\n\n- Fax: 24441\n', '“VFIPA”: Fax: '],
  ['contacts.md', '## VFIPA\n\nApproval\n\n- 24441\n', '“VFIPA”: “24441” has no colon after its first words'],
  [
    'industries.md',
    `${INDUSTRIES.replace('fisheries', 'tuna')}## Tuna\n\nIt swims.\n`,
    'pages.Tuna: Expected the slug of an industry',
  ],
  [
    'industries.md',
    `${INDUSTRIES.replace('fisheries', 'Fisheries')}## Tuna\n\nIt swims.\n`,
    'pages.Tuna: Expected the slug of an industry',
  ],
  ['quiz.md', QUESTION.replace('[x]', '[ ]'), '“Which?”: Expected one option with [x]'],
  ['quiz.md', QUESTION.replace('[ ]', '[x]'), '“Which?”: Expected one option with [x]'],
  ['quiz.md', QUESTION.replace('[ ] ', ''), '“Which?”: “5” has no [ ] or [x] before it'],
  [
    'quiz.md',
    QUESTION.replace('Fifteen.', ''),
    '“Which?”: Expected a list of options, and one paragraph below it',
  ],
])('%s that can’t be used is named, with what is wrong', (name, text, reason) => {
  expect(() => withFile(name, text)).toThrow(`content/guides/vu/${name}: ${reason}`)
})

test('accepts line ends of Windows', () => {
  const read = (file: string) => readFileSync(join(EDITORIAL_FOLDER, 'guides/vu', file), 'utf8')
  const shipped = readGuides(EDITORIAL_FOLDER).find(({ country }) => country === 'vu')
  expect(withFile('taxes-duties.md', read('taxes-duties.md').replaceAll('\n', '\r\n'))).toEqual(shipped)
})
