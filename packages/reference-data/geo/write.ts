import { writeFileSync } from 'node:fs'
import { renderCountryOutlines } from './countries.ts'
import { renderProvinceOutlines } from './provinces.ts'

const source = (path: string) => new URL(`../src/${path}`, import.meta.url)

writeFileSync(source('outlines/province-outlines.ts'), renderProvinceOutlines())
writeFileSync(source('places/country-outlines.ts'), renderCountryOutlines())
