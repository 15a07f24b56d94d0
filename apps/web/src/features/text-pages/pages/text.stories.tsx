import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { aTextPage } from '#test/content-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './text.screen.tsx'

const TABLE =
  '<div data-table role="group" aria-label="Table" tabindex="0"><table><thead><tr><th>Cookie</th><th>Why</th><th>How long</th></tr></thead><tbody><tr><td>sid</td><td>Keeps you signed in</td><td>Two weeks at most</td></tr></tbody></table></div>'

const meta = {
  title: 'Texts/Page',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/about/mission' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getTextPage, 200, aTextPage())) })],
}
export const OnAPhone: Story = { ...Page, globals: { viewport: { value: 'small' } } }
export const WithATable: Story = {
  decorators: [
    withStore({
      fetch: replies(
        reply(
          calls.getTextPage,
          200,
          aTextPage({ document: { lead: '', sections: [{ id: 'table', title: 'Cookies', html: TABLE }] } }),
        ),
      ),
    }),
  ],
  globals: { viewport: { value: 'small' } },
}
export const Questions: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getTextPage, 200, aTextPage({ isFaq: true }))) })],
}
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withStore({ fetch: replies(reply(calls.getTextPage, 429, { message: 'Too many requests' })) }),
  ],
}
