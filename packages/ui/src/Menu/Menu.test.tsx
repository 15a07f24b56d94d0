import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { layOut } from '../../test/layout.ts'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from './Menu.tsx'

beforeEach(() => layOut())

function drawn() {
  const onSelect = vi.fn<() => void>()
  render(
    <Menu trigger={<button type="button">Ana</button>}>
      <MenuHeading>ana@example.org</MenuHeading>
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

test('it opens from the keyboard on its first entry and arrows move past what is disabled', async () => {
  const { user, trigger } = drawn()
  trigger.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Home' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Home' })).toHaveFocus()
})

test('Esc closes it and gives focus back', async () => {
  const { user, trigger } = drawn()
  await user.click(trigger)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(trigger).toHaveFocus()
})

test('choosing an entry acts and closes', async () => {
  const { user, trigger, onSelect } = drawn()
  await user.click(trigger)
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('an entry that leads somewhere is a real link', async () => {
  const { user, trigger } = drawn()
  await user.click(trigger)
  expect(screen.getByRole('menuitem', { name: 'Home' })).toHaveAttribute('href', '#home')
})
