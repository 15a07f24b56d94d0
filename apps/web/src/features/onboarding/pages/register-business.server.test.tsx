import { expect, test } from 'vitest'
import { render } from '#entry-server.tsx'
import { NOW } from '#test/factories.ts'

async function page(path: string) {
  const result = await render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch: (url) => Promise.reject(new Error(`${url} was not to be asked for`)) },
    pageContext: {
      now: NOW,
      seed: 1,
      origin: 'https://portal.example',
      contactEmail: 'hello@portal.example',
    },
  })
  if (result.kind !== 'page') throw new Error(`${path} is a ${result.kind}`)
  return result
}

test.each(['/register-business', '/list-business', '/register', '/register-business?country=fj'])(
  '%s renders the first step with one canonical address',
  async (path) => {
    const { status, head, body } = await page(path)
    expect(status).toBe(200)
    expect(head).toContain('<link rel="canonical" href="https://portal.example/register-business"/>')
    expect(head).not.toContain('noindex')
    expect(body).toContain('step 1 of 5 · 20% complete')
    expect(body).toContain('Shop name')
    expect(body).toContain('0 / 1000 characters (minimum 50)')
    expect(body).not.toMatch(/<[^>]+ style=/)
    expect(body.match(/<h1/g)).toHaveLength(1)
  },
)

test('without script it offers an email address instead', async () => {
  const { body } = await page('/register-business')
  const said = /<noscript>.*?<\/noscript>/s.exec(body)?.[0]
  expect(said).toContain('needs JavaScript')
  expect(said).toContain('mailto:hello@portal.example?subject=List%20my%20business')
})

test('a resubmission renders no form before its owner is known', async () => {
  const { body } = await page('/register-business?resubmit=7')
  expect(body).toContain('Fix and resubmit')
  expect(body).not.toContain('Shop name')
})
