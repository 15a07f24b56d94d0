import { writeFileSync } from 'node:fs'
import { outlinesTable } from './table.ts'

writeFileSync(new URL('../src/outlines/province-outlines.ts', import.meta.url), outlinesTable())
