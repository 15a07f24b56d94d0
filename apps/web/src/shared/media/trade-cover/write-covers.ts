import { writeFileSync } from 'node:fs'
import { coversSource } from './covers-source.ts'

writeFileSync(new URL('covers.svg', import.meta.url), coversSource())
