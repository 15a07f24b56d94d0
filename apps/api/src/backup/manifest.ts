import * as v from 'valibot'

/** The formats by their engine. One is raised when an archive of this program can't be read by the program before. */
export const FORMATS = { sqlite: 1, postgres: 2 } as const
const KNOWN = Object.values(FORMATS)

/** The names of an archive's entries, in the order in which they come. */
export const ENTRIES = {
  manifest: 'manifest.json',
  /** The copy of the database, by its engine. */
  database: { sqlite: 'portal.sqlite', postgres: 'portal.dump' },
  /** Each file of the media folder. */
  media: 'media/',
  /** In place of the files: lines with the name of an object of the store and its size in bytes. */
  objects: 'media-objects.txt',
  /** Lines with the names of files that rows refer to and the media folder did not have. */
  missing: 'media-missing.txt',
  /** Lines as `sha256sum` writes them, one for each entry above. It comes last, so that an archive with it is whole. */
  checksums: 'SHA256SUMS',
} as const

/** The name of the entry with the copy of the database. */
export const databaseEntry = (engine: keyof typeof FORMATS): string => ENTRIES.database[engine]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The first entry of an archive: what it is, before anything else of it is read. */
export const Manifest = v.pipe(
  v.object({
    format: v.picklist(KNOWN),
    /** The moment whose state it holds, in milliseconds since 1970. */
    createdAt: count,
    /** The version of the package that wrote it. */
    build: v.string(),
    database: v.object({
      /** The engine that its database part is for. */
      engine: v.picklist(['sqlite', 'postgres']),
      /** The names of the migrations that it has been through. */
      migrations: v.pipe(v.array(v.string()), v.readonly()),
      /** The number of rows of each table, by its name. */
      tables: v.pipe(v.record(v.string(), count), v.readonly()),
    }),
  }),
  v.check(({ format, database }) => format === FORMATS[database.engine]),
)
export type Manifest = v.InferOutput<typeof Manifest>

/** What every format has. */
const AnyManifest = v.object({ format: count })

/** Parses the text of a manifest; returns the number of a format that this program does not know, or null for no manifest at all. */
export function parseManifest(text: string): Manifest | { readonly unknownFormat: number } | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const manifest = v.safeParse(Manifest, json)
  if (manifest.success) return manifest.output
  const { success, output } = v.safeParse(AnyManifest, json)
  return success && !KNOWN.some((known) => known === output.format) ? { unknownFormat: output.format } : null
}
