import * as v from 'valibot'

/** The format version by engine. Raise it when the previous program can't read archives of this one. */
export const FORMATS = { sqlite: 1, postgres: 2 } as const
const KNOWN = Object.values(FORMATS)

/** The names of an archive's entries, in their order. */
export const ENTRIES = {
  manifest: 'manifest.json',
  /** The copy of the database, by its engine. */
  database: { sqlite: 'portal.sqlite', postgres: 'portal.dump' },
  /** Each file of the media folder. */
  media: 'media/',
  /** Replaces the files: lines with the name and the size in bytes of each object in the store. */
  objects: 'media-objects.txt',
  /** Lines with the names of files that rows refer to and the media folder lacked. */
  missing: 'media-missing.txt',
  /** Lines as `sha256sum` writes them, one for each entry above. It comes last, so an archive that has it is complete. */
  checksums: 'SHA256SUMS',
} as const

export const getDatabaseEntry = (engine: keyof typeof FORMATS): string => ENTRIES.database[engine]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The first entry of an archive, which identifies it before anything else is read. */
export const Manifest = v.pipe(
  v.object({
    format: v.picklist(KNOWN),
    /** The instant whose state it contains, in milliseconds since 1970. */
    createdAt: count,
    /** The version of the package that wrote it. */
    build: v.string(),
    database: v.object({
      /** The engine of its database copy. */
      engine: v.picklist(['sqlite', 'postgres']),
      /** The names of the executed migrations. */
      migrations: v.pipe(v.array(v.string()), v.readonly()),
      /** The number of rows of each table, by its name. */
      tables: v.pipe(v.record(v.string(), count), v.readonly()),
    }),
  }),
  v.check(({ format, database }) => format === FORMATS[database.engine]),
)
export type Manifest = v.InferOutput<typeof Manifest>

/** The part that every format shares. */
const AnyManifest = v.object({ format: count })

/** Parses a manifest; returns the number of an unknown format, or null if the text is no manifest. */
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
