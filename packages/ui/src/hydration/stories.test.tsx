import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import { act } from '@testing-library/react'
import type { ComponentType, ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockLayout } from '../../test/mockLayout.ts'

type Stories = { default: Meta } & Record<string, StoryFn>

const files = import.meta.glob<Stories>('../*/*.stories.tsx', { eager: true })

const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(
    ([name, Story]) =>
      [`${file.replace(/.*\/|\.stories\.tsx$/g, '')} ${name}`, Story as ComponentType] as const,
  ),
)

beforeEach(() => mockLayout())

/** Renders as a server does, without `window`. */
function renderOnServer(element: ReactElement): string {
  const { window } = globalThis
  vi.stubGlobal('window', undefined)
  const html = renderToString(element)
  vi.stubGlobal('window', window)
  return html
}

test('there are stories', () => {
  expect(stories.length).toBeGreaterThan(250)
})

test.each(stories)('%s hydrates without differences', async (_, Story) => {
  const root = document.createElement('div')
  root.innerHTML = renderOnServer(<Story />)
  document.body.append(root)
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const hydrated = await act(() => Promise.resolve(hydrateRoot(root, <Story />, { onRecoverableError })))
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => hydrated.unmount())
  root.remove()
})
