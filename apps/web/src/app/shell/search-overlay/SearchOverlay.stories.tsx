import { calls } from '@portal/domain/contract'
import { Button, Stack, Text } from '@portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { SearchOverlay } from './SearchOverlay.tsx'

/** A page below the search overlay; it shows its address. */
function Page({ open }: { readonly open: boolean }) {
  const [isOpen, setOpen] = useState(open)
  const { pathname, search } = useLocation()
  return (
    <Stack as="main">
      <h1>A page</h1>
      <Text>
        Address: {pathname}
        {search}
      </Text>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <SearchOverlay open={isOpen} onOpenChange={setOpen} />
    </Stack>
  )
}

const suggesting = withStore({
  fetch: replies(
    reply(calls.currentUser, 401, { message: 'Please sign in' }),
    reply(calls.suggest, 200, [
      { label: 'Coconut oil', href: '/search?q=coconut+oil', kind: 'trade' },
      { label: 'Kokonut Oil Cooperative', href: '/sb/agriculture/kokonut-oil', kind: 'business' },
    ]),
    reply(calls.countSearch, 204, undefined),
  ),
})

const meta = {
  title: 'Search/SearchOverlay',
  component: Page,
  args: { open: true },
  decorators: [suggesting],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Search' }))

const typeWords = async () => {
  const dialog = await findDialog()
  await userEvent.type(dialog.getByRole('combobox', { name: 'What are you looking for?' }), 'coco')
  await dialog.findByRole('option', { name: /Coconut oil/ })
  return dialog
}

export const Blank: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithSuggestions: Story = {
  play: async () => {
    await typeWords()
  },
}
export const SuggestionOpenedByKeys: Story = {
  play: async ({ canvas }) => {
    const dialog = await typeWords()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const business = dialog.getByRole('option', { name: /Kokonut Oil Cooperative/ })
    await expect(business).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Address: /sb/agriculture/kokonut-oil')).toBeVisible())
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
export const WordsSearchedByKeys: Story = {
  play: async ({ canvas }) => {
    await typeWords()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Address: /search?q=coco')).toBeVisible())
  },
}
export const ClosedByKeys: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(opener)
    await typeWords()
    // The first press closes the list, the second empties the input, the third closes the search.
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
