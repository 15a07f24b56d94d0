import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, listWorkspaceFiles } from './workspace.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const FEATURE = /apps\/web\/src\/features\/([a-z-]+)\//

/** Features that are printed as a part of other pages. */
const SHOWN_WITHIN: Readonly<Record<string, string>> = {
  guides: '/pages/guide/',
  reviews: '/features/profile/',
}

test('every feature with styles or a button for print has a story of its printed page', () => {
  const printing = listWorkspaceFiles('apps/web/src/features/**/*.tsx')
    .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
    .filter((file) => /@media print|window\.print\(/.test(read(file)))
    .map((file) => FEATURE.exec(file)?.[1])
  const stories = listWorkspaceFiles('.storybook/printed/*.stories.tsx').map(read).join('\n')
  expect(printing.length).toBeGreaterThan(10)
  const isShown = (feature = '') => stories.includes(SHOWN_WITHIN[feature] ?? `/features/${feature}/`)
  expect([...new Set(printing)].filter((feature) => !isShown(feature))).toEqual([])
})
