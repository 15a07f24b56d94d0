import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MegaMenu } from './MegaMenu.tsx'
import { MegaMenuItem } from './MegaMenuItem.tsx'
import { MegaMenuLink, MegaMenuSection } from './MegaMenuSection.tsx'

function drawn() {
  render(
    <>
      <MegaMenu label="Main">
        <MegaMenuItem label="Places" href="#places">
          <MegaMenuSection title="North">
            <MegaMenuLink href="#auki">Auki</MegaMenuLink>
            <MegaMenuLink href="#gizo" hint="By boat">
              Gizo
            </MegaMenuLink>
          </MegaMenuSection>
        </MegaMenuItem>
        <MegaMenuItem label="News" href="#news" width="narrow">
          <MegaMenuSection>
            <MegaMenuLink href="#latest">Latest</MegaMenuLink>
          </MegaMenuSection>
        </MegaMenuItem>
      </MegaMenu>
      <button type="button">After</button>
    </>,
  )
  return userEvent.setup()
}

const trigger = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.queryByRole('link', { name })

test('hover opens a panel, leaving closes it', async () => {
  const user = drawn()
  await user.hover(trigger('Places'))
  expect(await screen.findByRole('list', { name: 'North' })).toBeInTheDocument()
  expect(trigger('Places')).toHaveAttribute('aria-expanded', 'true')
  await user.hover(trigger('News'))
  expect(await screen.findByRole('link', { name: 'Latest' })).toBeInTheDocument()
  expect(link('Auki')).not.toBeInTheDocument()
  await user.hover(screen.getByRole('button', { name: 'After' }))
  await expect.poll(() => link('Latest')).toBeNull()
})

const mouse = { pointerType: 'mouse' }

/** Lets time pass on a fake clock, which ends with the test. */
function clock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
}

test('the pointer goes from one item to another, whose panel stays open', () => {
  const pass = clock()
  drawn()
  fireEvent.pointerEnter(trigger('Places'), mouse)
  pass(1_000)
  expect(link('Auki')).toBeInTheDocument()
  fireEvent.pointerLeave(trigger('Places'), mouse)
  fireEvent.pointerEnter(trigger('News'), mouse)
  // Longer than it takes to close what the pointer has left.
  pass(1_000)
  expect(link('Latest')).toBeInTheDocument()
})

test('a pointer that crosses another item on its way into the open panel leaves it open', () => {
  const pass = clock()
  drawn()
  fireEvent.pointerEnter(trigger('Places'), mouse)
  pass(100)
  fireEvent.pointerLeave(trigger('Places'), mouse)
  fireEvent.pointerEnter(trigger('News'), mouse)
  for (let step = 0; step < 3; step += 1) {
    pass(60)
    fireEvent.pointerMove(trigger('News'), mouse)
  }
  fireEvent.pointerLeave(trigger('News'), mouse)
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Auki' }), mouse)
  pass(1_000)
  expect(link('Auki')).toBeInTheDocument()
})

test('a press keeps open what hovering opened, a second one closes it', async () => {
  const user = drawn()
  await user.hover(trigger('Places'))
  await screen.findByRole('link', { name: 'Auki' })
  await user.click(trigger('Places'))
  expect(link('Auki')).toBeInTheDocument()
  await user.click(trigger('Places'))
  expect(link('Auki')).not.toBeInTheDocument()
})

test.each(['{Enter}', ' '])('the key "%s" opens and closes', async (key) => {
  const user = drawn()
  await user.tab()
  await user.keyboard(key)
  expect(link('Auki')).toBeInTheDocument()
  await user.keyboard(key)
  expect(link('Auki')).not.toBeInTheDocument()
})

test('Down goes into the panel, Esc comes back and closes it', async () => {
  const user = drawn()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(link('Auki')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(link('Auki')).not.toBeInTheDocument()
  expect(trigger('Places')).toHaveFocus()
})

test('Right and Left move between the items', async () => {
  const user = drawn()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(trigger('News')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(trigger('Places')).toHaveFocus()
})

test('moving focus on closes the panel', async () => {
  const user = drawn()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(link('Auki')).toHaveFocus()
  await user.tab()
  await user.tab()
  expect(trigger('News')).toHaveFocus()
  expect(link('Auki')).not.toBeInTheDocument()
})

test('a press elsewhere and a followed link close it', async () => {
  const user = drawn()
  await user.click(trigger('Places'))
  await user.click(screen.getByRole('button', { name: 'After' }))
  expect(link('Auki')).not.toBeInTheDocument()
  await user.click(trigger('Places'))
  await user.click(screen.getByRole('link', { name: 'Auki' }))
  expect(link('Auki')).not.toBeInTheDocument()
})

test('with a key for a new tab held down it stays a link', () => {
  drawn()
  expect(trigger('Places')).toHaveAttribute('href', '#places')
  expect(fireEvent.click(trigger('Places'), { ctrlKey: true })).toBe(true)
  expect(link('Auki')).not.toBeInTheDocument()
})
