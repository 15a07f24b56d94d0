import { readKinds, writeKinds, type Kind } from './kinds.ts'
import { measure, measureIdle, type Cost } from './measure.ts'
import { measurePages, type PageCost } from './pages.ts'
import { publicSlugs } from './plans.ts'
import { makePortal, type Engine } from './portal.ts'
import { byRole, runPortal, type ByRole, type RunningPortal } from './running-portal.ts'
import { readSizes, type Sizes } from './sizes.ts'

/** All that was measured on one engine. */
export interface Figures {
  readonly engine: Engine
  /** Milliseconds of processor time in a second without requests. */
  readonly idle: ByRole
  readonly costs: readonly Cost[]
  readonly pages: readonly PageCost[]
  /** Bytes in memory, once started, after reads and pages, and after all that was sent in. */
  readonly memory: Readonly<Record<'started' | 'read' | 'all', ByRole>>
  readonly sizes: Sizes
}

const NOTHING = byRole(() => 0)

export async function measureEngine(
  engine: Engine,
  listings: number,
  say: (text: string) => void,
): Promise<Figures> {
  say(`${engine}: making ${listings.toLocaleString('en')} listings`)
  const measured = (portal: RunningPortal, kind: Kind, idle: ByRole) => {
    say(`${engine}: ${kind.name}`)
    return measure(portal, kind, idle)
  }
  const data = await makePortal(engine, listings)
  try {
    const sizes = await readSizes(data)
    const portal = await runPortal(data)
    try {
      const started = portal.memory()
      const slugs = await publicSlugs(data)
      const costs: Cost[] = []
      // They take seconds, of which what the portal does by itself is next to nothing.
      for (const kind of readKinds(slugs)) costs.push(await measured(portal, kind, NOTHING))
      const idle = await measureIdle(portal)
      const pages = await measurePages(portal, slugs, idle)
      const read = portal.memory()
      for (const kind of writeKinds()) costs.push(await measured(portal, kind, idle))
      return { engine, idle, costs, pages, memory: { started, read, all: portal.memory() }, sizes }
    } finally {
      await portal.stop()
    }
  } finally {
    await data.close()
  }
}
