export const ENDPOINT_TAKEN = 'an http or https address without a query, such as http://127.0.0.1:4318'

/** The address of a collector, without a slash at its end; undefined where it is none. */
export function parseEndpoint(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || /[?#@]/.test(url.href)) return undefined
  return url.href.replace(/\/+$/, '')
}

export const HEADERS_TAKEN = 'name=value, comma-separated and percent-encoded'

/** Whether a text names headers; the library that sends traces reads them from the environment itself. */
export const isHeaderList = (text: string): boolean => /^[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/.test(text.trim())

/** A share from 0 to 1; undefined where it is none. */
export const parseShare = (text: string): number | undefined =>
  /^(0|1|[01]?\.\d+)$/.test(text) && Number(text) <= 1 ? Number(text) : undefined
