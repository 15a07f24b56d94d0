import type { Random } from '#demo/random.ts'

/** Makes one typing error: a letter left out, doubled, swapped with the next or replaced. */
export function slip(word: string, random: Random): string {
  const at = random.integer(1, word.length - 2)
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  const slips = [
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + random.pick('a e i o u m n r s t'.split(' ')) + after,
  ]
  return random.pick(slips)
}
