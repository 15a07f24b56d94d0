import { readKinds, writeKinds, type Kind } from './kinds.ts'
import { measure, measureIdle, type Cost } from './measure.ts'
import { measurePages, type PageCost } from './pages.ts'
import { findPublicSlugs } from './plans.ts'
import { createPortal, type Engine } from './portal.ts'
import { mapRoles, runPortal, type ByRole, type RunningPortal } from './running-portal.ts'
import { readSizes, type Sizes } from './sizes.ts'

/** All measurements of one engine. */
export interface Figures {
  readonly engine: Engine
  /** Milliseconds of processor time per second without requests. */
  readonly idle: ByRole
  readonly costs: readonly Cost[]
  readonly pages: readonly PageCost[]
  /** Bytes in memory after the start, after reads and pages, and after all submissions. */
  readonly memory: Readonly<Record<'started' | 'read' | 'all', ByRole>>
  readonly sizes: Sizes
}

const NOTHING = mapRoles(() => 0)

export async function measureEngine(
  engine: Engine,
  listings: number,
  log: (text: string) => void,
): Promise<Figures> {
  log(`${engine}: making ${listings.toLocaleString('en')} listings`)
  const measureKind = (portal: RunningPortal, kind: Kind, idle: ByRole) => {
    log(`${engine}: ${kind.name}`)
    return measure(portal, kind, idle)
  }
  const data = await createPortal(engine, listings)
  try {
    const sizes = await readSizes(data)
    const portal = await runPortal(data)
    try {
      const started = portal.memory()
      const slugs = await findPublicSlugs(data)
      const costs: Cost[] = []
      // Reads take seconds, in which background work is negligible.
      for (const kind of readKinds(slugs)) costs.push(await measureKind(portal, kind, NOTHING))
      const idle = await measureIdle(portal)
      const pages = await measurePages(portal, slugs, idle)
      const read = portal.memory()
      for (const kind of writeKinds()) costs.push(await measureKind(portal, kind, idle))
      return { engine, idle, costs, pages, memory: { started, read, all: portal.memory() }, sizes }
    } finally {
      await portal.stop()
    }
  } finally {
    await data.close()
  }
}
