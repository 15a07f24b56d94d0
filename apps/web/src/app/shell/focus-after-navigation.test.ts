import type { Location } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { focusAfterNavigation } from './focus-after-navigation.ts'

const address = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'default',
})

const byId = (id: string) => document.getElementById(id)

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/search" id="opener">Search</a>
    <a href="/news" id="other">News</a>
    <main><h1 id="heading">Events</h1><h2 id="results">12 events</h2></main>`
})

test('a dialog that returns the focus late does not keep it from the new page’s heading', () => {
  const from = { focused: document.body, opener: byId('opener') }
  byId('opener')?.focus()
  focusAfterNavigation(address('/directory'), address('/events'), from)
  expect(byId('heading')).toHaveFocus()
})

test('a dialog’s opener keeps the focus when the dialog filters its list', () => {
  const from = { focused: document.body, opener: byId('opener') }
  byId('opener')?.focus()
  focusAfterNavigation(address('/events'), address('/events', '?country=FJ'), from)
  expect(byId('opener')).toHaveFocus()
})

test('a focus moved before the script loaded stays', () => {
  const from = { focused: document.body, opener: byId('opener') }
  byId('other')?.focus()
  focusAfterNavigation(address('/directory'), address('/events'), from)
  expect(byId('other')).toHaveFocus()
})
