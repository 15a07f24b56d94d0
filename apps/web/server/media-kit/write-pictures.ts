import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Wide enough for a slide or a page of print. */
const WIDTH = { mark: 1024, logo: 2000 }

const folder = join(import.meta.dirname, '../../public/media-kit')

for (const name of globSync('*.svg', { cwd: folder })) {
  const width = name.endsWith('-mark.svg') ? WIDTH.mark : WIDTH.logo
  const drawing = sharp(join(folder, name), { density: 1200 })
  await drawing
    .resize({ width })
    .png({ palette: true })
    .toFile(join(folder, name.replace('.svg', '.png')))
}
