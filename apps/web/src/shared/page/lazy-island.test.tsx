import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { lazyIsland } from './lazy-island.tsx'

test('keeps an island’s HTML when the page renders again before its script loads', async () => {
  let come: (part: { default: typeof Part }) => void = () => undefined
  const Part = ({ name }: { name: string }) => <input aria-label={name} />
  const Island = lazyIsland<{ name: string }>(() => new Promise((resolve) => (come = resolve)))
  let redraw: () => void = () => undefined
  function Page() {
    const [count, setCount] = useState(0)
    redraw = () => setCount(1)
    return (
      <div data-count={count}>
        <Island name="Name" />
      </div>
    )
  }
  const page = document.createElement('div')
  page.innerHTML = '<div data-count="0"><!--$--><input aria-label="Name"/><!--/$--></div>'
  document.body.append(page)
  const input = page.querySelector('input')
  await act(() => hydrateRoot(page, <Page />))
  act(() => redraw())
  expect(page.firstElementChild).toHaveAttribute('data-count', '1')
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    come({ default: Part })
  })
  expect(page.querySelector('input')).toBe(input)
  page.remove()
})
