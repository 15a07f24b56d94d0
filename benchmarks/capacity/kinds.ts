import { CONTACT_TOPICS } from '@portal/reference-data'
import sharp from 'sharp'
import { dataUrl, SHOP } from '@portal/api/test/photos.ts'
import { createCookie, getEmail, OWNERS, PASSWORD } from './people.ts'
import { READS } from './reads.ts'

interface CallRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** A kind of request, sent repeatedly with slight differences. */
export interface Kind {
  readonly name: string
  /** The number of measured requests. */
  readonly times: number
  /** The number of requests before, to compile its code. */
  readonly before: number
  request(n: number): CallRequest | Promise<CallRequest>
  /** Receives each response. */
  onResponse?(response: unknown): void
}

const TEXT =
  'We trade between the islands and would be glad to hear from you: what would it cost, and how long?'

/** Few requests, since each write takes milliseconds. */
const WRITES = { times: 80, before: 20 }

const read = (name: string, readName: string, slugs: readonly string[], times: number): Kind => {
  const found = READS.find((one) => one.name === readName)
  if (!found) throw new Error(`There is no read “${readName}”`)
  return { name, times, before: times * 2, request: (n) => ({ method: 'GET', path: found.path(n, slugs) }) }
}

export const readKinds = (slugs: readonly string[]): Kind[] => [
  read('list', 'list by country', slugs, 1_000),
  read('filter', 'list by country and category', slugs, 1_000),
  read('search', 'search, one medium word', slugs, 300),
  read('suggest', 'suggestions', slugs, 300),
  read('profile', 'profile by slug', slugs, 2_000),
  read('counts', 'counts by province', slugs, 2_000),
  {
    name: 'list, stored response',
    times: 2_000,
    before: 2_000,
    request: () => ({ method: 'GET', path: '/api/businesses?country=fj&limit=24' }),
  },
  {
    name: 'view, counted',
    times: 1_000,
    before: 1_000,
    request: (n) => ({
      method: 'POST',
      path: `/api/businesses/${slugs[n % slugs.length]}/taps`,
      body: { kind: 'view' },
    }),
  },
]

/** The kinds of writes; decisions approve the listings that were submitted before. */
export function writeKinds(): Kind[] {
  const waiting: number[] = []
  const photo = createPhoto()
  const createListingKind = (
    name: string,
    { times, before }: Pick<Kind, 'times' | 'before'>,
    images: () => Promise<string[]>,
  ): Kind => ({
    name,
    times,
    before,
    request: async (n) => ({
      method: 'POST',
      path: '/api/businesses',
      headers: {
        cookie: createCookie(`owner-${n % OWNERS}`),
        'idempotency-key': `${name.replaceAll(' ', '-')}-${n}`,
      },
      body: {
        ...SHOP,
        name: `${name} ${n} Traders`,
        email: `shop${n}@sent.example`,
        phone: `74 ${10_000 + n}`,
        images: await images(),
      },
    }),
    onResponse: (response) => waiting.push((response as { id: number }).id),
  })
  return [
    {
      name: 'sign-in',
      ...WRITES,
      request: (n) => ({
        method: 'POST',
        path: '/api/auth/sign-in',
        body: { email: getEmail(`owner-${n % OWNERS}`), password: PASSWORD },
      }),
    },
    {
      name: 'message',
      ...WRITES,
      request: (n) => ({ method: 'POST', path: '/api/contact', body: message(n) }),
    },
    {
      name: 'quote request',
      ...WRITES,
      request: (n) => ({ method: 'POST', path: '/api/quote-requests', body: quoteRequest(n) }),
    },
    createListingKind('listing', WRITES, async () => []),
    createListingKind('listing with a photo', { times: 8, before: 4 }, async () => [await photo]),
    {
      name: 'decision',
      ...WRITES,
      request: () => ({
        method: 'PATCH',
        path: `/api/admin/businesses/${waiting.shift()}/status`,
        headers: { cookie: createCookie('admin') },
        body: { status: 'approved' },
      }),
    },
  ]
}

const sender = (n: number) => ({ email: `visitor${n}@example.com` })

const message = (n: number) => ({
  ...sender(n),
  name: 'Litia Naivalu',
  topic: CONTACT_TOPICS[0].slug,
  message: `${TEXT} (${n})`,
})

const quoteRequest = (n: number) => ({
  ...sender(n),
  businessName: `Shop ${n}`,
  contactName: 'Litia Naivalu',
  country: 'sb',
  pages: 3,
  domainType: 'new',
  domainName: `shop-${n}`,
  requirements: TEXT,
})

/** Creates a photo of a phone's size and detail, as a data URL. */
async function createPhoto(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const bytes = await sharp({
    create: { width: 2400, height: 1800, channels: 3, background: '#808080', noise },
  })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer()
  return dataUrl(bytes)
}
