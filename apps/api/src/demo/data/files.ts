import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { ConfigError } from '@portal/server/environment'
import { createFileError, parseYaml } from '#package-files/yaml.ts'

/** The folder of the demo's content. */
export interface DemoFolder {
  /** Reads one file and validates it against its schema. */
  file<const Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema>
  /** Reads the files of a folder that are named in `names`, in that order. */
  files<Key, const Schema extends v.GenericSchema>(
    folder: string,
    names: readonly (readonly [name: string, key: Key])[],
    schema: Schema,
  ): { readonly key: Key; readonly content: v.InferOutput<Schema> }[]
}

/** Reads the files under `path`; throws a ConfigError that names the invalid file and field. */
export function createDemoFolder(path: string): DemoFolder {
  if (!existsSync(path))
    throw new ConfigError(
      `The demo’s content is not in ${path}. The folder ships with the API, and only PORTAL_DEMO=1 and \`seed demo\` need it`,
    )

  function file<const Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
    if (!existsSync(join(path, name))) throw createFileError(`demo/${name}`, 'there is no such file')
    return parseYaml(`demo/${name}`, readFileSync(join(path, name), 'utf8'), schema)
  }

  return {
    file,
    files(folder, names, schema) {
      const known = new Set(names.map(([name]) => `${name}.yaml`))
      const unknown = existsSync(join(path, folder))
        ? readdirSync(join(path, folder)).find((name) => !known.has(name))
        : undefined
      if (unknown !== undefined)
        throw createFileError(`demo/${folder}/${unknown}`, `expected one of ${[...known].join(', ')}`)
      return names.map(([name, key]) => ({ key, content: file(`${folder}/${name}.yaml`, schema) }))
    },
  }
}
