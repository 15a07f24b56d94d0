import { ORDERED_PLANS, TRIAL_PLAN } from '@portal/domain/plan'
import { formatMoney } from '@portal/domain/shared'
import { getMenu, getMenuGroups } from '@portal/reference-data'
import { decodeHTMLStrict } from 'entities'
import type { ShippedText } from '#features/content/editorial/texts.service.ts'
import type { Guides } from '#features/guides/guides.service.ts'
import type { AnswerText } from './answer-text.ts'

/** The label of a page of text, by its group. */
const PAGE_KINDS: Readonly<Record<string, string>> = {
  About: 'About us',
  'Contact & Help': 'Help page',
  Pricing: 'Prices',
  Legal: 'Legal page',
}

/** What a page is, by its group; a resource has its type. */
export const getPageKind = (group: string): string => PAGE_KINDS[group] ?? group

/** Other names of pages, as people type them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '/auth/sign-in': ['log in'],
  '/countries/compare': ['compare'],
  '/legal/privacy': ['privacy policy'],
  '/legal/terms': ['terms and conditions', 'conditions of use'],
  '/legal/cookies': ['cookie policy'],
  '/pricing': ['pricing', 'plans', 'cost of listing'],
  '/pricing/free': ['trial', 'free', 'free listing'],
  '/pricing/premium': ['enhanced plan cost', 'standard plan cost'],
  '/pricing/faqs': ['frequently asked questions'],
  '/register-business': ['list my business', 'add a business', 'register my business', 'list business free'],
  '/support': ['contact support', 'help desk'],
  '/support/report-issue': ['report a problem', 'report an error'],
}

/** Each country has a guide to it. */
const REGISTERING = /^\/resources\/register-a-business-/

const getNames = (path: string): readonly string[] =>
  REGISTERING.test(path) ? ['start a business', 'set up a company'] : (NAMES[path] ?? [])

/** Safe HTML as sentences: a row of a table is one, and other tags are spaces. */
const toPlainText = (html: string): string =>
  decodeHTMLStrict(
    html
      .replace(/<thead>.*?<\/thead>/gs, '')
      .replace(/<\/td>\s*<td/g, ': <td')
      .replace(/(?<![.!?])<\/td>\s*<\/tr>/g, '.')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;!?)])/g, '')
    .trim()

/** Pages that are written to answer questions. */
const HELP_GROUPS = new Set(['Pricing', 'Contact & Help'])

/** A shipped text: the whole, and each of its sections. */
function listParts({ path, title, summary, group, countries, document }: ShippedText): AnswerText[] {
  const [country, another] = countries
  const about = {
    country: another === undefined ? country : undefined,
    isHelp: HELP_GROUPS.has(group),
  }
  const whole: AnswerText = {
    ...about,
    title,
    path,
    kind: getPageKind(group),
    text: `${summary} ${toPlainText(document.lead)}`,
    names: [...getMenuLabels(path), ...getNames(path)],
  }
  const sections = document.sections.map(({ id, title: heading, html }): AnswerText => ({
    ...about,
    title: heading,
    path: `${path}#${id}`,
    kind: title,
    text: toPlainText(html),
  }))
  return [whole, ...sections]
}

const getMenuLabels = (path: string): string[] =>
  getMenu('sitemap')
    .filter(({ href }) => href === path)
    .map(({ label }) => label)

/** What people call the topics of a guide, by the end of their path. */
const TOPIC_NAMES: Readonly<Record<string, readonly string[]>> = {
  '': ['country guide', 'invest', 'investment', 'economy'],
  'doing-business': ['set up a business', 'start a business', 'register a business'],
  'regulations-licences': ['business licence', 'rules', 'law'],
  'taxes-duties': ['tax rates', 'vat gst tgc', 'customs', 'import duty', 'income tax'],
  'grants-tenders': ['funding', 'government grants'],
  'chambers-associations': ['chamber of commerce'],
}

/** The topics of the country guides. */
const listTopics = (guides: Pick<Guides, 'parts'>): AnswerText[] =>
  guides.parts().map(({ country, part, title, path, text }) => ({
    title,
    path,
    kind: 'Country guide',
    text,
    names: TOPIC_NAMES[part] ?? [],
    country,
    needsCountry: true,
  }))

/** The topics of the country guides, for a text that names no country. */
function listTopicsEverywhere(guides: Pick<Guides, 'parts'>): AnswerText[] {
  const topics = Map.groupBy(
    guides.parts().filter(({ part }) => part !== ''),
    ({ part }) => part,
  )
  return [...topics].map(([part, pages]) => ({
    title: pages[0]?.topic ?? '',
    path: '/countries',
    kind: 'Country guides',
    text: '',
    // Registering one here is what most people mean by its other names.
    names: part === 'doing-business' ? [] : (TOPIC_NAMES[part] ?? []),
    countries: pages.map(({ country, path }) => ({ country, path })),
  }))
}

/** What a visitor learns about a screen before opening it. */
const SCREEN_TEXTS: Readonly<Record<string, string>> = {
  '/pricing': `Free for ${TRIAL_PLAN.duration}, then ${ORDERED_PLANS.map(({ name, price }) => `${name} for ${formatMoney(price)} a year`).join(' or ')}. A website by quote.`,
  '/register-business': `Five short steps, about five minutes, and free for ${TRIAL_PLAN.duration}.`,
}

/** Screens that answer nothing by themselves. */
const LISTS = new Set(['/', '/search', '/directory', '/directory/industries', '/loading-showcase'])

/** The site's other pages, by their labels in menus. */
function listScreens(known: ReadonlySet<string>): AnswerText[] {
  const links = getMenuGroups('sitemap').flatMap(({ label: kind, links: own }) =>
    own.map(({ label, href }) => ({ kind, label, href })),
  )
  const paths = [...new Set(links.map(({ href }) => href))].filter(
    (path) => !known.has(path) && !LISTS.has(path),
  )
  return paths.flatMap((path) => {
    const [first, ...others] = links.filter(({ href }) => href === path)
    if (!first) return []
    return {
      title: first.label,
      path,
      kind: first.kind,
      text: SCREEN_TEXTS[path] ?? '',
      names: [...others.map(({ label }) => label), ...getNames(path)],
      needsTitle: true,
    }
  })
}

/** All texts of the site that may answer a question. */
export function listAnswerTexts(texts: readonly ShippedText[], guides: Pick<Guides, 'parts'>): AnswerText[] {
  const known = new Set(texts.map(({ path }) => path))
  return [
    ...texts.flatMap(listParts),
    ...listTopics(guides),
    ...listTopicsEverywhere(guides),
    ...listScreens(known),
  ]
}
