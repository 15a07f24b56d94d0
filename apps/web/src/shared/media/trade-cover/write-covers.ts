import { writeFileSync } from 'node:fs'
import { renderCovers } from './render-covers.ts'

writeFileSync(new URL('covers.svg', import.meta.url), renderCovers())
