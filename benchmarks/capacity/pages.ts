import { setTimeout } from 'node:timers/promises'
import { getBusinessPath } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { getDirectoryPath } from './lists.ts'
import { mapRoles, type ByRole, type RunningPortal } from './running-portal.ts'

/** Milliseconds of processor time per view of a page. */
export interface PageCost {
  readonly name: string
  /** For a stored page. */
  readonly stored: ByRole
  /** For one that is not stored, while others of its kind were viewed since the last change. */
  readonly rendered: ByRole
  /** For the first view after a public change. */
  readonly changed: ByRole
}

/** A viewed page: `path(0)` repeatedly, the others once each. */
interface Page {
  readonly name: string
  path(n: number): string
}

const HEADERS = { 'accept-encoding': 'br', 'x-forwarded-for': '203.0.113.9' }
const STORED_VIEWS = 1_000
const RENDERS = 100
const CHANGES = 15
/** Views before the measurement, to compile the code in each rendering thread. */
const WARM_UP = 150
/** How long the web server takes to detect a change. */
const DETECTION_MS = 350

/** Measures the home page, lists and profiles, through the web server. */
export async function measurePages(
  portal: RunningPortal,
  slugs: readonly string[],
  idle: ByRole,
): Promise<PageCost[]> {
  const profiles = await fetchPaths(portal, slugs.slice(0, 1 + WARM_UP + RENDERS))
  const pages: Page[] = [
    { name: 'home', path: () => '/' },
    { name: 'list', path: getDirectoryPath },
    { name: 'profile', path: (n) => profiles[n] ?? '' },
  ]
  for (const page of pages) await viewAll(portal, page, [0, 1 + WARM_UP])
  for (const page of pages) await viewChanged(portal, page)
  const costs: PageCost[] = []
  for (const page of pages) {
    const changed = await measurePerView(portal, { idle, views: CHANGES }, () => viewChanged(portal, page))
    const from = 1 + WARM_UP
    const rendered = await measurePerView(portal, { idle, views: RENDERS }, () =>
      viewAll(portal, page, [from, from + RENDERS]),
    )
    const stored = await measurePerView(portal, { idle, views: STORED_VIEWS }, () => viewStored(portal, page))
    costs.push({ name: page.name, stored, rendered, changed })
  }
  return costs
}

async function fetchPaths({ apiOrigin }: RunningPortal, slugs: readonly string[]): Promise<string[]> {
  const paths: string[] = []
  for (const slug of slugs) {
    const response = await fetch(`${apiOrigin}/api/businesses/${slug}`)
    paths.push(getBusinessPath((await response.json()) as Business))
  }
  return paths
}

async function viewAll(portal: RunningPortal, page: Page, [from, to]: readonly [number, number]) {
  for (let n = from; n < to; n += 1) await view(portal, page.path(n))
}

async function viewChanged(portal: RunningPortal, page: Page): Promise<void> {
  for (let n = 0; n < CHANGES; n += 1) {
    await raiseVersion(portal)
    await setTimeout(DETECTION_MS)
    await view(portal, page.path(0))
  }
}

async function viewStored(portal: RunningPortal, page: Page): Promise<void> {
  for (let n = 0; n < STORED_VIEWS; n += 1) await view(portal, page.path(0))
}

async function measurePerView(
  portal: RunningPortal,
  { idle, views }: { readonly idle: ByRole; readonly views: number },
  work: () => Promise<void>,
): Promise<ByRole> {
  const [before, start] = [portal.time(), performance.now()]
  await work()
  const [after, seconds] = [portal.time(), (performance.now() - start) / 1_000]
  return mapRoles((role) => Math.max(0, after[role] - before[role] - seconds * idle[role]) / views)
}

async function view({ webOrigin }: RunningPortal, path: string): Promise<void> {
  const response = await fetch(webOrigin + path, { headers: HEADERS, redirect: 'manual' })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
}

/** Raises the public version, as every public change does. */
async function raiseVersion({ data: { store } }: RunningPortal): Promise<void> {
  await store.write
    .updateTable('public_version')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}
