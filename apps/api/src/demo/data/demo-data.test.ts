import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_FOLDER, readDemoData } from './demo-data.ts'

/** Copies the demo's content, to corrupt it. */
function copyOfDemo(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-demo-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(DEMO_FOLDER, folder, { recursive: true })
  return folder
}

test.each([
  ['accounts.yaml', 'firstName: Moses', 'givenName: Moses', 'demo/accounts.yaml: accounts.1.firstName: '],
  [
    'accounts.yaml',
    'Umi Home Store: trial',
    'Umi Home Store: on trial',
    'demo/accounts.yaml: accounts.1.businesses.Umi Home Store: ',
  ],
  [
    'accounts.yaml',
    'Banyan Code:',
    'Banyan Coder:',
    'demo/accounts.yaml: other@portal.test: there is no business “Banyan Coder” in demo/businesses',
  ],
  [
    'amenities.yaml',
    'Wantok Oven:',
    'Wantok Ovens:',
    'demo/amenities.yaml: there is no business “Wantok Ovens” in demo/businesses',
  ],
  [
    'amenities.yaml',
    'Rendova Sunset Lodge:\n  { amenities: [wifi',
    'Rendova Sunset Lodge:\n  { amenities: [wholesale',
    'demo/amenities.yaml: Rendova Sunset Lodge: wholesale is not asked of Tourism & Hospitality',
  ],
  ['amenities.yaml', 'payments: [cash', 'payments: [shells', 'demo/amenities.yaml: Toghovera Cocoa Growers.'],
  [
    'business-messages.yaml',
    'business: Banyan Code',
    'business: Banyan Coder',
    'demo/business-messages.yaml: PB-M2XK-6H: there is no business “Banyan Coder” in demo/businesses',
  ],
  [
    'businesses/food-and-beverages.yaml',
    'town: Kukum',
    'town: Kukumu',
    'demo/businesses/food-and-beverages.yaml: Wantok Oven: there is no town “Kukumu” in demo/countries',
  ],
  [
    'business-descriptions.yaml',
    '{few} minutes on foot',
    '{minutes} on foot',
    'demo/business-descriptions.yaml: sentences.finding.3: Expected no other slots than near, ',
  ],
  [
    'countries/fiji.yaml',
    'setting: port',
    'setting: harbour',
    'demo/countries/fiji.yaml: towns.Levuka.setting: ',
  ],
  [
    'tenders/vanuatu.yaml',
    'closes: { inDays:',
    'closes: { inWeeks:',
    'demo/tenders/vanuatu.yaml: 0.closes.inDays: ',
  ],
  ['courses/leadership.yaml', 'mode: ', 'mode: By post # ', 'demo/courses/leadership.yaml: 0.mode: '],
  [
    'quote-requests.yaml',
    'sentAgo: 5 hours',
    'sentAgo: lately',
    'demo/quote-requests.yaml: 0.sentAgo: Expected a duration such as 3 days or 20 hours',
  ],
  [
    'submissions.yaml',
    'capacity: 200',
    'seats: 200',
    'demo/submissions.yaml: events.0.form.seats: Expected a field of the form',
  ],
  [
    'submissions.yaml',
    'closingTime: ',
    'closingTime: noon # ',
    'demo/submissions.yaml: jobs.0.form.closingTime: Please enter the closing time',
  ],
  ['news/technology.yaml', '- title: ', '- title: [', 'demo/news/technology.yaml: '],
])('names %s and the field where %j is changed to %j', (file, text, wrong, expected) => {
  const folder = copyOfDemo()
  const before = readFileSync(join(folder, file), 'utf8')
  expect(before).toContain(text)
  writeFileSync(join(folder, file), before.replace(text, wrong))
  expect(() => readDemoData(folder)).toThrow(expected)
})

test('names a missing file', () => {
  const folder = copyOfDemo()
  rmSync(join(folder, 'jobs/fiji.yaml'))
  expect(() => readDemoData(folder)).toThrow('demo/jobs/fiji.yaml: there is no such file')
})

test('names an unexpected file', () => {
  const folder = copyOfDemo()
  writeFileSync(join(folder, 'jobs/tonga.yaml'), '[]')
  expect(() => readDemoData(folder)).toThrow('demo/jobs/tonga.yaml: expected one of solomon-islands.yaml, ')
})

test('explains a missing folder', () => {
  const folder = join(copyOfDemo(), 'elsewhere')
  expect(() => readDemoData(folder)).toThrow(`The demo’s content is not in ${folder}.`)
})
