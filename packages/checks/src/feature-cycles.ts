import type { CruisedModule } from './cruise.ts'

/** Features that import each other in a circle. */
export interface FeatureCycle {
  /** In the order in which they import each other; the last one imports the first. */
  readonly features: readonly string[]
  /** Its imports: `from -> to`. */
  readonly imports: readonly string[]
}

type Edges = Map<string, Map<string, string[]>>

const TESTS = /\.(?:test|stories)\.tsx?$/

/** The imports between features: by importing feature, then by imported feature. */
function collectEdges(modules: readonly CruisedModule[], base: string): Edges {
  const getFeature = (path: string) =>
    path.startsWith(`${base}/`) ? path.slice(base.length + 1).split('/', 2) : []
  const edges: Edges = new Map()
  for (const { source, dependencies } of modules) {
    const [from, rest] = getFeature(source)
    if (from === undefined || rest === undefined || TESTS.test(source)) continue
    for (const { resolved } of dependencies) {
      const [to] = getFeature(resolved)
      if (to === undefined || to === from) continue
      const targets = edges.get(from) ?? new Map<string, string[]>()
      targets.set(to, [...(targets.get(to) ?? []), `${source} -> ${resolved}`])
      edges.set(from, targets)
    }
  }
  return edges
}

/** The shortest path of imports from one feature to another, both included. */
function findPath(edges: Edges, from: string, to: string): string[] | undefined {
  const paths = [[from]]
  const seen = new Set([from])
  for (const path of paths) {
    const last = path.at(-1) ?? from
    if (last === to) return path
    for (const next of edges.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return undefined
}

/** Rotates a cycle to begin with its alphabetically first feature, so that equal cycles compare equal. */
function rotate(features: readonly string[]): string[] {
  const start = features.indexOf(features.toSorted()[0] ?? '')
  return [...features.slice(start), ...features.slice(0, start)]
}

/**
 * Finds cycles between the features of a folder such as `apps/web/src/features`, even without a cycle of files: for each import
 * between two features, the shortest path back, if there is one.
 */
export function findFeatureCycles(modules: readonly CruisedModule[], base: string): FeatureCycle[] {
  const edges = collectEdges(modules, base)
  const cycles = new Map<string, FeatureCycle>()
  for (const [from, targets] of edges) {
    for (const to of targets.keys()) {
      const path = findPath(edges, to, from)
      if (!path) continue
      const features = rotate(path)
      const imports = features.flatMap(
        (feature, i) => edges.get(feature)?.get(features[i + 1] ?? features[0] ?? '') ?? [],
      )
      cycles.set(features.join(), { features, imports })
    }
  }
  return [...cycles.values()].toSorted((a, b) => a.features.join().localeCompare(b.features.join()))
}

/** Formats a cycle and its imports. */
export const formatFeatureCycle = ({ features, imports }: FeatureCycle): string =>
  [
    `Features import each other in a circle: ${[...features, features[0]].join(' -> ')}`,
    ...imports.map((line) => `  ${line}`),
  ].join('\n')
