/** The parts of an S3 store's URL. */
export interface MediaUrl {
  readonly bucket: string
  /** The prefix of every key; empty, or with a slash at its end. */
  readonly prefix: string
  /** Origin of the store; null for Amazon's in the region. */
  readonly endpoint: string | null
  readonly region: string | null
  /** Whether the bucket is in the path of URLs instead of the host. */
  readonly pathStyle: boolean
}

/** Why a text is no such URL, as the end of a sentence. */
export interface MediaUrlFault {
  readonly fault: string
}

/** An S3-compatible store. */
export interface ObjectStore extends MediaUrl {
  readonly region: string
  /** Null: Amazon's own lookup, such as the role of the machine. */
  readonly credentials: ObjectStoreCredentials | null
}

export interface ObjectStoreCredentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

export const MEDIA_URL_FORMAT =
  's3://bucket/prefix?endpoint=http://host:port&region=name&path-style=true, all after the bucket optional'

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
/** Only characters that a URL need not encode. */
const PREFIX = /^[\w.-]+(\/[\w.-]+)*$/
const PARAMETERS = ['endpoint', 'region', 'path-style']

/** Parses the URL of an S3 store; returns what is wrong with any other text. */
export function parseMediaUrl(text: string): MediaUrl | MediaUrlFault {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:') return { fault: 'is no address that begins with s3://' }
  if (url.username !== '' || url.password !== '')
    return { fault: 'holds credentials, which belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY' }
  if (!BUCKET.test(url.hostname) || url.port !== '')
    return { fault: 'names no bucket, which has 3 to 63 small letters, digits, dots and hyphens' }
  const prefix = url.pathname.replace(/^\/|\/$/g, '')
  if (prefix !== '' && !PREFIX.test(prefix))
    return { fault: 'has a prefix of other characters than letters, digits, “_.-/”' }
  const names = [...url.searchParams.keys()]
  const unknown = names.find(
    (name, position) => !PARAMETERS.includes(name) || names.indexOf(name) !== position,
  )
  if (unknown !== undefined) return { fault: `has the parameter “${unknown}”, which is unknown or repeated` }
  if (url.hash !== '') return { fault: 'has a part behind “#”' }
  const endpoint = parseEndpoint(url.searchParams.get('endpoint'))
  if (endpoint === undefined)
    return { fault: 'has an endpoint that is no http or https address without a path' }
  const pathStyle = url.searchParams.get('path-style') ?? 'false'
  if (pathStyle !== 'true' && pathStyle !== 'false')
    return { fault: 'has a path-style that is neither true nor false' }
  return {
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region: url.searchParams.get('region') || null,
    pathStyle: pathStyle === 'true',
  }
}

function parseEndpoint(text: string | null): string | null | undefined {
  if (text === null) return null
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : undefined
}
