import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|ico)$/

// Asynchronous: compresses in other threads while the build continues.
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const brotli = (content: Buffer) =>
  compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const [br, gz] = await Promise.all([brotli(content), compressGzip(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

/** Writes a brotli and a gzip version beside each text file of the build, at the best quality there is. */
export function compressedAssets(): Plugin {
  let directory = ''
  return {
    name: 'compressed-assets',
    apply: 'build',
    configResolved: (config) => {
      directory = join(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const files = await readdir(directory, { recursive: true, withFileTypes: true })
      const texts = files.filter((file) => file.isFile() && COMPRESSIBLE.test(file.name))
      await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))))
    },
  }
}
