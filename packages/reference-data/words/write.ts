import { writeFileSync } from 'node:fs'
import { placesSource, wordsSource } from './sources.ts'

const target = (file: string) => new URL(`../src/words/${file}`, import.meta.url)

writeFileSync(target('packed-words.ts'), wordsSource())
writeFileSync(target('packed-places.ts'), placesSource())
