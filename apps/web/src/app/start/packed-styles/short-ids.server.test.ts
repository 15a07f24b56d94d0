import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { shortIds } from './short-ids.ts'

const FILE = join(import.meta.dirname, '../static-links/StaticLink.tsx')
const SOURCE =
  "import { styled } from 'styled-components'\nexport const One = styled.p``\nexport const Two = styled.b``\n"

/** The plugin's hooks as vite calls them. */
interface Hooks {
  buildStart: () => void
  transform: (code: string, id: string) => { code: string } | null
}

test('shortens the component ids that the transform of styled-components writes', async () => {
  const { code } = await transformWithOxc(SOURCE, FILE, {
    plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } },
  })
  const plugin = shortIds() as unknown as Hooks
  plugin.buildStart()
  const ids = (text: string) => [...text.matchAll(/componentId: "([^"]*)"/g)].map(([, id]) => id)
  expect(ids(code)).toHaveLength(2)
  const shortened = ids(plugin.transform(code, FILE)?.code ?? '')
  expect(shortened).toEqual([
    expect.stringMatching(/^sc-[\da-z]{1,3}-0$/),
    expect.stringMatching(/^sc-[\da-z]{1,3}-1$/),
  ])
})
