import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { findPackageFolder } from '#package-files/package-folder.ts'
import { LOGO_SIZE, LOGOS } from './logos.ts'
import { toDocument } from './paints.ts'
import { ALL_SCENES } from './scenes/all.ts'
import { drawSlip, SLIP } from './slip.ts'

/** Pixels across; a picture is three quarters as high. */
const PICTURE_WIDTH = 1200
/** Flat colours need no more; all pictures together stay below four megabytes. */
const QUALITY = 54

const folder = join(findPackageFolder(), 'demo', 'pictures')
mkdirSync(join(folder, 'logos'), { recursive: true })
mkdirSync(join(folder, 'proofs'), { recursive: true })

/** Names, or parts of names, that were asked for; all without. */
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))

async function render(document: string, width: number, file: string): Promise<void> {
  await sharp(Buffer.from(document))
    .resize(width)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(folder, `${file}.webp`))
}

for (const [name, draw] of Object.entries(ALL_SCENES))
  if (isWanted(name)) await render(toDocument(draw()), PICTURE_WIDTH, name)
for (const [name, draw] of Object.entries(LOGOS))
  if (isWanted(name)) await render(toDocument(draw(), LOGO_SIZE, LOGO_SIZE), LOGO_SIZE, `logos/${name}`)
if (isWanted('transfer-slip'))
  await render(toDocument(drawSlip(), SLIP.width, SLIP.height), SLIP.width, 'proofs/transfer-slip')
