import { formatSourceDate } from '@portal/domain/content'
import { getCountry } from '@portal/domain/place'
import { renderPrintablePage, renderSource } from '#shared/printable-page.ts'
import { escapeMarkup } from '#shared/escape-markup.ts'
import type { CountryGuide, GuideOrganisation, GuideSection } from './guide.ts'

const text = escapeMarkup
const paragraph = (words: string): string => (words === '' ? '' : `<p>${text(words)}</p>`)
const link = (address: string, words = address): string => `<a href="${text(address)}">${text(words)}</a>`
const items = (points: readonly string[]): string => points.map((point) => `<li>${point}</li>`).join('')
const list = (points: readonly string[]): string =>
  points.length === 0 ? '' : `<ul>${items(points.map(text))}</ul>`

const NOTHING_YET = '<p>Not published yet. The contacts at the end of this guide can help.</p>'

/** The rendered rows, or a note that there are none yet. */
const each = <Row>(rows: readonly Row[], html: (row: Row) => string): string =>
  rows.length === 0 ? NOTHING_YET : rows.map(html).join('\n')

/** A country's guide as one HTML file, to read and print offline. */
export function renderGuideFile(guide: CountryGuide, site: string): string {
  const { name, fullCode } = getCountry(guide.country)
  return renderPrintablePage(
    {
      title: `Doing business in ${name}`,
      label: 'Country guide',
      description: `Setting up, licences, taxes, grants and who to ask in ${name}`,
      dateLine: `Last reviewed ${formatSourceDate(guide.updatedOn)}`,
      document: { lead: guide.overview.map(paragraph).join('\n'), sections: listSections(guide) },
      sources: [],
      path: `/countries/${fullCode}`,
    },
    site,
  )
}

const listSections = (guide: CountryGuide) => [
  { id: 'doing-business', title: 'Doing business', html: topics(guide.doingBusiness) },
  { id: 'regulations', title: 'Regulations and licences', html: licences(guide) },
  { id: 'taxes', title: 'Taxes and duties', html: topics(guide.taxes) },
  { id: 'grants', title: 'Grants and tenders', html: topics(guide.grants) },
  { id: 'chambers', title: 'Chambers and associations', html: each(guide.chambers, organisation) },
  { id: 'industries', title: 'Industries', html: each(guide.industries, industry) },
  { id: 'quiz', title: 'Test yourself', html: quiz(guide) },
  { id: 'contacts', title: 'Contacts', html: each(guide.contacts, organisation) },
]

const sources = (rows: GuideSection['sources']): string =>
  rows.length === 0 ? '' : `<h3>Sources</h3><ul>${items(rows.map(renderSource))}</ul>`

const topics = ({ intro, topics: rows, sources: sectionSources }: GuideSection): string =>
  [
    paragraph(intro),
    each(rows, (row) => `<h3>${text(row.title)}</h3>${paragraph(row.text)}${list(row.points)}`),
    sources(sectionSources),
  ].join('\n')

const licences = ({ licences: rows, licenceSources }: CountryGuide): string =>
  each(rows, ({ title, authority, requirements, formsUrl }) =>
    [
      `<h3>${text(title)}</h3>${paragraph(authority)}${list(requirements)}`,
      `<p>Official forms: ${formsUrl === null ? 'not published' : link(formsUrl)}</p>`,
    ].join(''),
  ) + sources(licenceSources)

function organisation({ name, role, phone, email, website }: GuideOrganisation): string {
  const contacts = [
    `Phone: ${phone === null ? 'not published' : link(`tel:${phone}`, phone)}`,
    `Email: ${email === null ? 'not published' : link(`mailto:${email}`, email)}`,
    `Website: ${website === null ? 'not published' : link(website)}`,
  ]
  return `<h3>${text(name)}</h3>${paragraph(role)}<p>${contacts.join('<br>')}</p>`
}

const industry = (row: CountryGuide['industries'][number]): string =>
  `<h3>${text(row.name)}</h3>${paragraph(row.text)}` +
  list(row.figures.map(({ figure, label }) => `${label}: ${figure}`))

/** The answers come at the end, since nothing can be opened on paper. */
function quiz({ quiz: rows }: CountryGuide): string {
  if (rows.length === 0) return NOTHING_YET
  const questions = rows.map(
    ({ question, options }) => `${paragraph(question)}<ol type="a">${items(options.map(text))}</ol>`,
  )
  const answers = rows.map(
    ({ options, answer, explanation }) => `${text(options[answer] ?? '')}. ${text(explanation)}`,
  )
  return `<ol>${items(questions)}</ol><h3>Answers</h3><ol>${items(answers)}</ol>`
}
