import { writeFileSync } from 'node:fs'
import { countryOutlinesSource } from './countries.ts'
import { provinceOutlinesSource } from './provinces.ts'

const source = (path: string) => new URL(`../src/${path}`, import.meta.url)

writeFileSync(source('outlines/province-outlines.ts'), provinceOutlinesSource())
writeFileSync(source('places/country-outlines.ts'), countryOutlinesSource())
