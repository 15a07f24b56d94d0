import type { OwnBusiness, PendingBusiness, SitemapEntry } from '@portal/domain/contract'
import { SPEC_ROUTES } from '@portal/web/e2e/spec-routes.ts'
import { createRandom } from '@portal/web/src/shared/page/random.ts'
import type { Client } from './client.ts'
import { DRAFTS, createListing } from './drafts.ts'
import type { Submissions } from './submissions.ts'
import { createVisitors, type Visitor } from './visitors.ts'

/** Search terms that fit the demo data. */
const WORDS =
  'cocoa coffee fishing timber solar hotel boat dive honey rice market tuna kava copra tourism'.split(' ')
const SEED = 9
const VISITORS_PER_MEMBER = 5
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
const findTruncation = (html: string): string | null =>
  html.trimEnd().endsWith('</html>') ? null : 'the page breaks off'

interface Paths {
  addresses: readonly string[]
  slugs: readonly string[]
  files: readonly string[]
}

/** A random mix of visitors' actions, weighted by `SHARES`. */
export class Mix {
  readonly #client: Client
  readonly #submissions: Submissions
  readonly #places: Paths
  readonly #visitors = createVisitors()
  readonly #random = createRandom(SEED)
  readonly #etags = new Map<string, string>()
  readonly admin: Visitor
  #sent = 0
  #listed = 0
  #viewed = 0

  private constructor(client: Client, submissions: Submissions, places: Paths) {
    this.#client = client
    this.#submissions = submissions
    this.#places = places
    this.admin = this.#createGuest()
  }

  /** Finds the pages to visit, registers accounts and signs an administrator in. */
  static async prepare(client: Client, submissions: Submissions): Promise<Mix> {
    const mix = new Mix(client, submissions, await findPaths(client))
    for (const member of mix.#members) {
      const [firstName, lastName] = member.name.split(' ')
      const body = { firstName, lastName, email: member.email, password: PASSWORD }
      const what = 'POST /api/auth/register'
      const path = '/api/auth/register'
      await client.request(member, { group: 'own', what, path, method: 'POST', body, expected: [201] })
    }
    await mix.#signIn(mix.admin, ADMIN.email, ADMIN.password)
    return mix
  }

  /** Performs the next random action. */
  async next(): Promise<void> {
    let place = this.#random() * TOTAL
    for (const [share, act] of SHARES) {
      place -= share
      if (place < 0) return act(this)
    }
  }

  get #members(): Visitor[] {
    return this.#visitors.filter((_, n) => n % VISITORS_PER_MEMBER === 0)
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)]
    if (item === undefined) throw new Error('There is nothing to choose from')
    return item
  }

  /** A visitor's address without cookies: somebody else on the same network. */
  #createGuest(): Visitor {
    return { ...this.#pick(this.#visitors), cookies: new Map() }
  }

  async view(path: string, headers: Record<string, string> = BROTLI): Promise<void> {
    const expected = [200]
    const request = {
      group: 'views',
      what: 'page',
      path,
      headers,
      expected,
      findFault: findTruncation,
    } as const
    const response = await this.#client.request(this.#createGuest(), request)
    const etag = response?.status === 200 ? response.headers.get('etag') : null
    if (etag !== null) this.#etags.set(path, etag)
  }

  viewPopular = () => this.view(this.#pick(POPULAR))
  viewPlain = () => this.view(this.#pick(POPULAR), IDENTITY)

  /** Round-robin over all addresses, so that every page is soon visited. */
  viewNext = () => {
    const { addresses } = this.#places
    this.#viewed += 1
    return this.view(addresses[this.#viewed % addresses.length] ?? '/')
  }

  /** A page that is most likely not stored yet. */
  viewUnseen = () => {
    const words = `${this.#pick(WORDS)} ${this.#pick(WORDS)} ${Math.floor(this.#random() * 1_000)}`
    return this.view(`/search?q=${encodeURIComponent(words)}`)
  }

  viewAgain = async () => {
    const path = this.#pick(POPULAR)
    const etag = this.#etags.get(path)
    if (etag === undefined) return this.view(path)
    const headers = { ...BROTLI, 'if-none-match': etag }
    await this.#client.request(this.#createGuest(), {
      group: 'views',
      what: 'page, seen before',
      path,
      headers,
      expected: [200, 304],
    })
  }

  file = async () => {
    const path = this.#pick(this.#places.files)
    await this.#client.request(this.#createGuest(), { group: 'views', what: 'file', path, headers: BROTLI })
  }

  list = async () => {
    await this.#client.request(this.#createGuest(), { group: 'calls', what: 'list', path: this.#pick(LISTS) })
  }

  profile = async () => {
    const path = `/api/businesses/${this.#pick(this.#places.slugs)}`
    await this.#client.request(this.#createGuest(), { group: 'calls', what: 'profile', path })
  }

  search = async () => {
    const path = `/api/search?q=${this.#pick(WORDS)}`
    await this.#client.request(this.#createGuest(), { group: 'searches', what: 'search', path })
  }

  suggest = async () => {
    const word = this.#pick(WORDS)
    const path = `/api/search/suggestions?q=${word.slice(0, 2 + Math.floor(this.#random() * word.length))}`
    await this.#client.request(this.#createGuest(), { group: 'searches', what: 'suggestions', path })
  }

  whoAmI = async () => {
    await this.#client.request(this.#pick(this.#members), {
      group: 'own',
      what: 'who is signed in',
      path: '/api/auth/user',
    })
  }

  ownPage = async () => {
    const member = this.#pick(this.#members)
    const page = {
      group: 'own',
      what: 'own page',
      path: '/dashboard',
      headers: BROTLI,
      findFault: findTruncation,
    } as const
    await this.#client.request(member, page)
    const path = '/api/businesses?owner=me'
    const response = await this.#client.request(member, { group: 'own', what: 'own listings', path })
    if (response?.status !== 200) return
    const photos = (JSON.parse(response.text) as OwnBusiness[]).flatMap(({ images }) => images)
    if (photos.length > 0)
      await this.#client.request(member, { group: 'own', what: 'photo', path: this.#pick(photos) })
  }

  signInAgain = async () => {
    const { email, address } = this.#pick(this.#members)
    await this.#signIn({ ...this.#createGuest(), address, email }, email, PASSWORD)
  }

  async #signIn(visitor: Visitor, email: string, password: string): Promise<void> {
    const path = '/api/auth/sign-in'
    const request = {
      group: 'own',
      what: `POST ${path}`,
      path,
      method: 'POST',
      body: { email, password },
    } as const
    await this.#client.request(visitor, request)
  }

  /** Approves the oldest pending listing, which makes stored public pages stale. */
  approve = async () => {
    const pending = '/api/admin/businesses/pending?search=Soak&limit=1'
    const response = await this.#client.request(this.admin, {
      group: 'own',
      what: 'pending listings',
      path: pending,
    })
    if (response?.status !== 200) return
    const [first] = JSON.parse(response.text) as PendingBusiness[]
    if (!first) return
    const path = `/api/admin/businesses/${first.id}/status`
    const body = { status: 'approved' }
    // A concurrent approval may have won, or the response to this one been cut off.
    const expected = [200, 409]
    await this.#client.request(this.admin, {
      group: 'own',
      what: 'approval',
      path,
      method: 'PATCH',
      body,
      expected,
    })
  }

  /** Round-robin, so that every visitor sends each kind equally often and nobody reaches a limit by chance. */
  sendIn = () => {
    this.#sent += 1
    const visitor = this.#visitors[this.#sent % this.#visitors.length] ?? this.#createGuest()
    const draft =
      DRAFTS[Math.floor(this.#sent / this.#visitors.length + this.#sent) % DRAFTS.length] ?? DRAFTS[0]
    if (!draft) return Promise.resolve()
    return this.#submissions.send({ ...visitor, cookies: new Map() }, draft(visitor, this.#sent))
  }

  registerListing = async () => {
    this.#listed += 1
    const members = this.#members
    const owner = members[this.#listed % members.length] ?? this.#pick(members)
    await this.#submissions.send(owner, await createListing(owner, this.#listed, this.#listed % 3 === 0))
  }
}

/** Weights of the actions, out of a thousand. */
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

async function findPaths(client: Client): Promise<Paths> {
  const [first] = createVisitors()
  if (!first) throw new Error('There are no visitors')
  const get = async (path: string): Promise<string> => {
    const response = await client.request(first, { group: 'calls', what: 'looking around', path })
    if (response?.status !== 200) throw new Error(`${path} answered ${response?.status ?? 'nothing'}`)
    return response.text
  }
  const stored = JSON.parse(await get('/api/sitemap?limit=10000')) as SitemapEntry[]
  const listed = JSON.parse(await get('/api/businesses?limit=100')) as { slug: string }[]
  const files = (await get('/')).match(/\/assets\/[\w.-]+\.(?:js|woff2)/g) ?? []
  const isShown = (path: string): boolean => !/^\/(admin|dashboard|auth|api)/.test(path)
  return {
    addresses: [...stored.map(({ path }) => path), ...SPEC_ROUTES.filter(isShown)],
    slugs: listed.map(({ slug }) => slug),
    files: [...new Set(files)],
  }
}
