import type { OwnBusiness, PendingBusiness, SiteAddress } from '@portal/domain/contract'
import { SPEC_ROUTES } from '../../e2e/spec-routes.ts'
import { randomFrom } from '../../src/shared/page/random.ts'
import type { Client } from './client.ts'
import { DRAFTS, listing } from './drafts.ts'
import type { Submissions } from './submissions.ts'
import { makeVisitors, type Visitor } from './visitors.ts'

/** What visitors of the demo type into the search. */
const WORDS =
  'cocoa coffee fishing timber solar hotel boat dive honey rice market tuna kava copra tourism'.split(' ')
const SEED = 9
const EVERY_MEMBER = 5
const PASSWORD = 'breadfruit-and-taro-9'
const ADMIN = { email: 'admin@portal.test', password: 'pacific-demo' }

const POPULAR = [
  '/',
  '/directory',
  '/events',
  '/news',
  '/tenders',
  '/jobs',
  '/industries',
  '/pricing',
  '/sb',
  '/fj',
]
const LISTS = [
  '/api/businesses?limit=24',
  '/api/businesses?country=fj&limit=24',
  '/api/businesses?featured=true&limit=6',
  '/api/businesses?province=malaita&sort=newest&limit=24',
  '/api/events',
  '/api/news',
  '/api/tenders',
  '/api/jobs',
  '/api/industries',
]

const BROTLI = { 'accept-encoding': 'br' }
const IDENTITY = { 'accept-encoding': 'identity' }
const isWholePage = (html: string): string | null =>
  html.trimEnd().endsWith('</html>') ? null : 'the page breaks off'

interface Places {
  addresses: readonly string[]
  slugs: readonly string[]
  files: readonly string[]
}

/** Visitors of a portal, who do again and again what people do there, each thing as often as its share says. */
export class Mix {
  readonly #client: Client
  readonly #submissions: Submissions
  readonly #places: Places
  readonly #visitors = makeVisitors()
  readonly #random = randomFrom(SEED)
  readonly #etags = new Map<string, string>()
  readonly admin: Visitor
  #sent = 0
  #listed = 0
  #viewed = 0

  private constructor(client: Client, submissions: Submissions, places: Places) {
    this.#client = client
    this.#submissions = submissions
    this.#places = places
    this.admin = this.#guest()
  }

  /** Learns what there is to look at, opens accounts and signs an administrator in. */
  static async prepare(client: Client, submissions: Submissions): Promise<Mix> {
    const mix = new Mix(client, submissions, await placesOf(client))
    for (const member of mix.#members) {
      const [firstName, lastName] = member.name.split(' ')
      const body = { firstName, lastName, email: member.email, password: PASSWORD }
      const what = 'POST /api/auth/register'
      const path = '/api/auth/register'
      await client.ask(member, { group: 'own', what, path, method: 'POST', body, expected: [201] })
    }
    await mix.#signIn(mix.admin, ADMIN.email, ADMIN.password)
    return mix
  }

  /** Does the next thing, whatever it is. */
  async next(): Promise<void> {
    let place = this.#random() * TOTAL
    for (const [share, act] of SHARES) {
      place -= share
      if (place < 0) return act(this)
    }
  }

  get #members(): Visitor[] {
    return this.#visitors.filter((_, n) => n % EVERY_MEMBER === 0)
  }

  #of<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)]
    if (item === undefined) throw new Error('There is nothing to choose from')
    return item
  }

  /** A visitor's address with no cookies, as somebody else who shares it. */
  #guest(): Visitor {
    return { ...this.#of(this.#visitors), cookies: new Map() }
  }

  async view(path: string, headers: Record<string, string> = BROTLI): Promise<void> {
    const expected = [200]
    const ask = { group: 'views', what: 'page', path, headers, expected, judge: isWholePage } as const
    const answer = await this.#client.ask(this.#guest(), ask)
    const etag = answer?.status === 200 ? answer.headers.get('etag') : null
    if (etag !== null) this.#etags.set(path, etag)
  }

  viewPopular = () => this.view(this.#of(POPULAR))
  viewPlain = () => this.view(this.#of(POPULAR), IDENTITY)

  /** Every address in turn, so that all pages there are have soon been seen. */
  viewNext = () => {
    const { addresses } = this.#places
    this.#viewed += 1
    return this.view(addresses[this.#viewed % addresses.length] ?? '/')
  }

  /** A page that nobody has seen yet, most of the time. */
  viewUnseen = () => {
    const words = `${this.#of(WORDS)} ${this.#of(WORDS)} ${Math.floor(this.#random() * 1_000)}`
    return this.view(`/search?q=${encodeURIComponent(words)}`)
  }

  viewAgain = async () => {
    const path = this.#of(POPULAR)
    const etag = this.#etags.get(path)
    if (etag === undefined) return this.view(path)
    const headers = { ...BROTLI, 'if-none-match': etag }
    await this.#client.ask(this.#guest(), {
      group: 'views',
      what: 'page, seen before',
      path,
      headers,
      expected: [200, 304],
    })
  }

  file = async () => {
    const path = this.#of(this.#places.files)
    await this.#client.ask(this.#guest(), { group: 'views', what: 'file', path, headers: BROTLI })
  }

  list = async () => {
    await this.#client.ask(this.#guest(), { group: 'calls', what: 'list', path: this.#of(LISTS) })
  }

  profile = async () => {
    const path = `/api/businesses/${this.#of(this.#places.slugs)}`
    await this.#client.ask(this.#guest(), { group: 'calls', what: 'profile', path })
  }

  search = async () => {
    const path = `/api/search?q=${this.#of(WORDS)}`
    await this.#client.ask(this.#guest(), { group: 'searches', what: 'search', path })
  }

  suggest = async () => {
    const word = this.#of(WORDS)
    const path = `/api/search/suggestions?q=${word.slice(0, 2 + Math.floor(this.#random() * word.length))}`
    await this.#client.ask(this.#guest(), { group: 'searches', what: 'suggestions', path })
  }

  whoAmI = async () => {
    await this.#client.ask(this.#of(this.#members), {
      group: 'own',
      what: 'who is signed in',
      path: '/api/auth/user',
    })
  }

  ownPage = async () => {
    const member = this.#of(this.#members)
    const page = {
      group: 'own',
      what: 'own page',
      path: '/dashboard',
      headers: BROTLI,
      judge: isWholePage,
    } as const
    await this.#client.ask(member, page)
    const path = '/api/businesses?owner=me'
    const answer = await this.#client.ask(member, { group: 'own', what: 'own listings', path })
    if (answer?.status !== 200) return
    const photos = (JSON.parse(answer.text) as OwnBusiness[]).flatMap(({ images }) => images)
    if (photos.length > 0)
      await this.#client.ask(member, { group: 'own', what: 'photo', path: this.#of(photos) })
  }

  signInAgain = async () => {
    const { email, address } = this.#of(this.#members)
    await this.#signIn({ ...this.#guest(), address, email }, email, PASSWORD)
  }

  async #signIn(visitor: Visitor, email: string, password: string): Promise<void> {
    const path = '/api/auth/sign-in'
    const ask = {
      group: 'own',
      what: `POST ${path}`,
      path,
      method: 'POST',
      body: { email, password },
    } as const
    await this.#client.ask(visitor, ask)
  }

  /** Approves the listing that has waited for longest, so that public pages are made anew. */
  approve = async () => {
    const pending = '/api/admin/businesses/pending?search=Soak&limit=1'
    const answer = await this.#client.ask(this.admin, {
      group: 'own',
      what: 'pending listings',
      path: pending,
    })
    if (answer?.status !== 200) return
    const [first] = JSON.parse(answer.text) as PendingBusiness[]
    if (!first) return
    const path = `/api/admin/businesses/${first.id}/status`
    const body = { status: 'approved' }
    // Another approval may have been quicker, or this one's answer have been cut off.
    const expected = [200, 409]
    await this.#client.ask(this.admin, {
      group: 'own',
      what: 'approval',
      path,
      method: 'PATCH',
      body,
      expected,
    })
  }

  /** In turns, so that everybody sends each thing equally often and nobody comes near a limit by chance. */
  sendIn = () => {
    this.#sent += 1
    const visitor = this.#visitors[this.#sent % this.#visitors.length] ?? this.#guest()
    const draft =
      DRAFTS[Math.floor(this.#sent / this.#visitors.length + this.#sent) % DRAFTS.length] ?? DRAFTS[0]
    if (!draft) return Promise.resolve()
    return this.#submissions.send({ ...visitor, cookies: new Map() }, draft(visitor, this.#sent))
  }

  registerListing = async () => {
    this.#listed += 1
    const members = this.#members
    const owner = members[this.#listed % members.length] ?? this.#of(members)
    await this.#submissions.send(owner, await listing(owner, this.#listed, this.#listed % 3 === 0))
  }
}

/** How often each thing is done, of a thousand. */
const SHARES: readonly (readonly [number, (mix: Mix) => Promise<void>])[] = [
  [260, (mix) => mix.viewPopular()],
  [60, (mix) => mix.viewPlain()],
  [120, (mix) => mix.viewAgain()],
  [100, (mix) => mix.viewNext()],
  [40, (mix) => mix.viewUnseen()],
  [60, (mix) => mix.file()],
  [90, (mix) => mix.list()],
  [70, (mix) => mix.profile()],
  [45, (mix) => mix.search()],
  [45, (mix) => mix.suggest()],
  [25, (mix) => mix.whoAmI()],
  [25, (mix) => mix.ownPage()],
  [8, (mix) => mix.signInAgain()],
  [4, (mix) => mix.approve()],
  [44, (mix) => mix.sendIn()],
  [4, (mix) => mix.registerListing()],
]
const TOTAL = SHARES.reduce((sum, [share]) => sum + share, 0)

async function placesOf(client: Client): Promise<Places> {
  const [first] = makeVisitors()
  if (!first) throw new Error('There are no visitors')
  const get = async (path: string): Promise<string> => {
    const answer = await client.ask(first, { group: 'calls', what: 'looking around', path })
    if (answer?.status !== 200) throw new Error(`${path} answered ${answer?.status ?? 'nothing'}`)
    return answer.text
  }
  const stored = JSON.parse(await get('/api/sitemap?limit=10000')) as SiteAddress[]
  const listed = JSON.parse(await get('/api/businesses?limit=100')) as { slug: string }[]
  const files = (await get('/')).match(/\/assets\/[\w.-]+\.(?:js|woff2)/g) ?? []
  const isShown = (path: string): boolean => !/^\/(admin|dashboard|auth|api)/.test(path)
  return {
    addresses: [...stored.map(({ path }) => path), ...SPEC_ROUTES.filter(isShown)],
    slugs: listed.map(({ slug }) => slug),
    files: [...new Set(files)],
  }
}
