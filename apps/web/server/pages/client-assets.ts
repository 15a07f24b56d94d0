import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A chunk of the client build's manifest. */
interface Chunk {
  file: string
  imports?: string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** A page's entry script, and the scripts to preload. */
export interface PageScripts {
  entry: string
  preload: string[]
}

const ENTRY = 'src/entry-client.tsx'

function collectImports(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key) || !manifest[key]) return
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) collectImports(manifest, imported, seen)
}

/** The scripts of a page that is rendered from these source files. */
export function findPageScripts(manifest: Manifest, sources: readonly string[]): PageScripts {
  const keys = new Set<string>()
  for (const key of [ENTRY, ...sources]) collectImports(manifest, key, keys)
  const files = [...keys].map((key) => `/${manifest[key]?.file}`)
  const [entry = '', ...preload] = files
  return { entry, preload }
}

export async function readManifest(clientDirectory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(clientDirectory, 'manifest.json'), 'utf8')) as Manifest
}
