import type { FileStore } from '#media/store/file-store.ts'

/** Lists the sizes in bytes of all files of a store by name. */
export async function listSizes(media: Pick<FileStore, 'files'>): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { name, size } of media.files()) sizes.set(name, size)
  return sizes
}

/** Formats a line of the list of objects. */
export const formatObjectLine = (name: string, size: number): string => `${size} ${name}\n`

/** Parses a list of objects. */
export const parseObjects = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [size = '', name = ''] = line.split(' ')
        return [name, Number(size)]
      }),
  )
