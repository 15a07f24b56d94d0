import { createHash } from 'node:crypto'
import { getBusinessPath } from '@portal/domain/business'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { headingFont, render, type RenderedPage } from '../../src/entry-server.tsx'
import { aBusiness, aNewsItem, aSummary, PAGE_CONTEXT } from '#test/factories.ts'
import { renderDocument, type PageDocument } from './document.ts'

const SCRIPTS = { entry: '/assets/entry.js', preload: ['/assets/base.js', '/assets/screen.js'] }

const PROFILE = getBusinessPath(aSummary())

/** Text that tries to break out of every context, including a former nonce placeholder. */
const HOSTILE =
  '~nonce~ </style><style>*{display:none}</style></script><script>run()</script>' +
  '<script nonce="~nonce~">run()</script><img src=x onerror=run()><b style="color:red">x</b><!--<script>'

const RESPONSES: Readonly<Record<string, unknown>> = {
  '/api/businesses': [aSummary({ name: HOSTILE, excerpt: HOSTILE, address: HOSTILE })],
  '/api/businesses/kokonut-oil-cooperative': aBusiness({
    name: HOSTILE,
    description: HOSTILE,
    address: HOSTILE,
  }),
  '/api/news': [aNewsItem({ title: HOSTILE, excerpt: HOSTILE })],
}

async function pageAt(path: string): Promise<RenderedPage> {
  const result = await render({
    url: new URL(path, 'https://portal.example'),
    access: {
      baseUrl: '',
      fetch: async (url) => {
        const data = RESPONSES[url.split('?')[0] ?? '']
        return data === undefined
          ? Response.json({ message: 'Not found' }, { status: 404 })
          : Response.json(data, { headers: { 'X-Total-Count': '1' } })
      },
    },
    pageContext: PAGE_CONTEXT,
  })
  if (result.kind !== 'page') throw new Error(`${path} is no page`)
  return result
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Sources of a directive. */
function sourcesOf(policy: string, directive: string): string[] {
  const [, ...sources] =
    policy
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ') ?? []
  return sources
}

const isExecutable = ({ type }: HTMLScriptElement): boolean => type === '' || type === 'module'

/** The elements of a page that the policy governs. */
function elementsOf({ html }: PageDocument) {
  const { document } = new JSDOM(html).window
  const scripts = [...document.querySelectorAll('script')].filter(isExecutable)
  return {
    inlineScripts: scripts.filter(({ src }) => src === '').map(({ textContent }) => textContent),
    styles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
    text: document.body.textContent,
    attributes: [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name === 'style' || /^on|nonce/.test(name)),
    ),
  }
}

const PATHS = ['/directory', PROFILE, '/news', '/search?q=%3C/style%3E~nonce~', '/x']

test.each(PATHS)(
  '%s: the policy allows each inline script and style by its hash, and nothing else',
  async (path) => {
    const document = renderDocument(await pageAt(path), SCRIPTS, headingFont)
    const { inlineScripts, styles } = elementsOf(document)
    expect(inlineScripts).toHaveLength(1)
    expect(styles).toHaveLength(2)
    expect(sourcesOf(document.policy, 'script-src')).toEqual(["'self'", ...inlineScripts.map(hashOf)])
    expect(sourcesOf(document.policy, 'style-src')).toEqual(['', ...styles].map(hashOf))
  },
)

test.each(PATHS.slice(0, 3))('%s: stored text with tags is rendered as text', async (path) => {
  const { text, attributes } = elementsOf(renderDocument(await pageAt(path), SCRIPTS, headingFont))
  expect(text).toContain(HOSTILE)
  expect(attributes).toEqual([])
})

test('with Save-Data neither a page nor its policy has the font', async () => {
  const document = renderDocument(await pageAt('/news'), SCRIPTS, null)
  const { styles } = elementsOf(document)
  expect(styles).toHaveLength(1)
  expect(sourcesOf(document.policy, 'style-src')).toEqual(['', ...styles].map(hashOf))
})

test('the policy of a page', async () => {
  const { policy } = renderDocument(await pageAt('/news'), SCRIPTS, headingFont)
  expect(policy.split('; ').map((part) => part.replaceAll(/'sha256-[\w+/]{43}='/g, '#'))).toEqual([
    "default-src 'none'",
    "script-src 'self' #",
    'style-src # # #',
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
})

test('only pages that play videos allow frames, of the two hosts', async () => {
  const framesOf = async (path: string) =>
    sourcesOf(renderDocument(await pageAt(path), SCRIPTS, null).policy, 'frame-src')
  const hosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
  expect(await framesOf(PROFILE)).toEqual(hosts)
  expect(await framesOf('/example-business')).toEqual(hosts)
  expect(await framesOf('/directory')).toEqual([])
})
