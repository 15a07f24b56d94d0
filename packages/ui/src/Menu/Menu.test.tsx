import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockLayout } from '../../test/mockLayout.ts'
import { Menu, MenuLabel, MenuItem, MenuLink, MenuSeparator } from './Menu.tsx'

beforeEach(() => mockLayout())

function renderMenu() {
  const onSelect = vi.fn<() => void>()
  render(
    <Menu trigger={<button type="button">Ana</button>}>
      <MenuLabel>ana@example.org</MenuLabel>
      <MenuLink href="#home">Home</MenuLink>
      <MenuItem onSelect={() => {}} disabled>
        Export
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={onSelect} tone="destructive">
        Sign out
      </MenuItem>
    </Menu>,
  )
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Ana' }), onSelect }
}

test('opens by keyboard on its first item, and arrow keys skip disabled items', async () => {
  const { user, trigger } = renderMenu()
  trigger.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Home' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Home' })).toHaveFocus()
})

test('Esc closes it and returns focus to the trigger', async () => {
  const { user, trigger } = renderMenu()
  await user.click(trigger)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(trigger).toHaveFocus()
})

test('choosing an item calls onSelect and closes the menu', async () => {
  const { user, trigger, onSelect } = renderMenu()
  await user.click(trigger)
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('a link item is a real link', async () => {
  const { user, trigger } = renderMenu()
  await user.click(trigger)
  expect(screen.getByRole('menuitem', { name: 'Home' })).toHaveAttribute('href', '#home')
})
