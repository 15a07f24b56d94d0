import { setTimeout } from 'node:timers/promises'
import { businessPath } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { byRole, type ByRole, type RunningPortal } from './running-portal.ts'

/** What a view of a page costs. */
export interface PageCost {
  readonly name: string
  /** Milliseconds of processor time for a view of a page that is stored. */
  readonly stored: ByRole
  /** For one that is rendered, since something public has changed. */
  readonly rendered: ByRole
}

const HEADERS = { 'accept-encoding': 'br', 'x-forwarded-for': '203.0.113.9' }
const STORED_VIEWS = 500
const RENDERS = 12
/** Renders before, so that their code is compiled. */
const WARM_UP = 6
/** Milliseconds after which the web server knows of a change, and has done what comes after an answer. */
const SETTLED = 350

/** Measures the home page, a list and a profile, through the web server. */
export async function measurePages(portal: RunningPortal, slug: string, idle: ByRole): Promise<PageCost[]> {
  const costs: PageCost[] = []
  for (const [name, path] of [
    ['home', '/'],
    ['list', '/directory'],
    ['profile', await pathOf(portal, slug)],
  ] as const)
    costs.push({
      name,
      rendered: await measureRenders(portal, path, idle),
      stored: await measureStored(portal, path, idle),
    })
  return costs
}

async function pathOf({ apiOrigin }: RunningPortal, slug: string): Promise<string> {
  const answer = await fetch(`${apiOrigin}/api/businesses/${slug}`)
  return businessPath((await answer.json()) as Business)
}

async function measureRenders(portal: RunningPortal, path: string, idle: ByRole): Promise<ByRole> {
  const renders = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      await raiseVersion(portal)
      await setTimeout(SETTLED)
      await view(portal, path)
    }
    await setTimeout(SETTLED)
  }
  await renders(WARM_UP)
  return perView(portal, { idle, views: RENDERS }, () => renders(RENDERS))
}

async function measureStored(portal: RunningPortal, path: string, idle: ByRole): Promise<ByRole> {
  const views = async (times: number) => {
    for (let n = 0; n < times; n += 1) await view(portal, path)
  }
  await views(STORED_VIEWS)
  return perView(portal, { idle, views: STORED_VIEWS }, () => views(STORED_VIEWS))
}

async function perView(
  portal: RunningPortal,
  { idle, views }: { readonly idle: ByRole; readonly views: number },
  work: () => Promise<void>,
): Promise<ByRole> {
  const [before, start] = [portal.time(), performance.now()]
  await work()
  const [after, seconds] = [portal.time(), (performance.now() - start) / 1_000]
  return byRole((role) => Math.max(0, after[role] - before[role] - seconds * idle[role]) / views)
}

async function view({ webOrigin }: RunningPortal, path: string): Promise<void> {
  const answer = await fetch(webOrigin + path, { headers: HEADERS, redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
}

/** What every change that the public can see does. */
async function raiseVersion({ data: { store } }: RunningPortal): Promise<void> {
  await store.write
    .updateTable('public_version')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}
