import { writeFileSync } from 'node:fs'
import { countryOutlinesTable } from './countries.ts'
import { outlinesTable } from './table.ts'

const source = (path: string) => new URL(`../src/${path}`, import.meta.url)

writeFileSync(source('outlines/province-outlines.ts'), outlinesTable())
writeFileSync(source('places/country-outlines.ts'), countryOutlinesTable())
