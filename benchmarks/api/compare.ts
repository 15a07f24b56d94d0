export interface ComparedResponse {
  readonly status: number
  readonly body: string
  readonly total: string | null
  readonly link: string | null
}

/** Describes how two responses to one request differ, ignoring the order of keys; null if they are equal. */
export function findDifference(path: string, base: ComparedResponse, api: ComparedResponse): string | null {
  const [expected, got] = [toComparable(base), toComparable(api)]
  if (expected === got) return null
  let at = 0
  while (expected[at] === got[at]) at += 1
  const excerpt = (text: string) => text.slice(Math.max(0, at - 60), at + 100)
  return `${path}\n  base: ${excerpt(expected)}\n  api:  ${excerpt(got)}`
}

const toComparable = ({ status, body, total, link }: ComparedResponse): string =>
  JSON.stringify({ status, total, link, body: sortKeys(JSON.parse(body)) })

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}
