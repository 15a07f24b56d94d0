const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Two 32-bit FNV-1a sums of a text, the second begun elsewhere, and its length. */
export function printOf(text: string): string {
  let one = OFFSET
  let two = OFFSET ^ 0x5bd1e995
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, PRIME)
    two = Math.imul(two ^ (code + at), PRIME)
  }
  return [text.length, one >>> 0, two >>> 0].map((part) => part.toString(36)).join('-')
}
