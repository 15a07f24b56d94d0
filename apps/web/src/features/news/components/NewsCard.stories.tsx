import type { Meta, StoryObj } from '@storybook/react-vite'
import { NEWS_CATEGORIES } from '@portal/reference-data'
import { Grid } from '@portal/ui'
import { aNewsItem } from '#test/factories.ts'
import { withStore } from '#test/with-store.tsx'
import { NewsCard } from './NewsCard.tsx'

const meta = {
  title: 'News/NewsCard',
  component: NewsCard,
  args: { item: aNewsItem(), level: 2 },
  decorators: [withStore()],
} satisfies Meta<typeof NewsCard>

export default meta
type Story = StoryObj<typeof meta>

export const InAList: Story = {}
export const Featured: Story = { args: { featured: true } }
export const OfTheWholeRegion: Story = { args: { item: aNewsItem({ countries: [], isSample: false }) } }
export const LongWords: Story = {
  args: {
    item: aNewsItem({
      title:
        'Association des Producteurs de Vanille et de Kava receives its export licence after eleven years',
      countries: ['sb', 'fj', 'pg', 'nc', 'vu'],
      excerpt: 'Buyers, growers and shippers met for three days. '.repeat(5).trim(),
    }),
  },
  globals: { viewport: { value: 'small' } },
}
export const Subjects: Story = {
  render: () => (
    <Grid cell="wide">
      {NEWS_CATEGORIES.map(({ name, slug }, index) => (
        <NewsCard key={slug} level={2} item={aNewsItem({ id: index + 1, slug, category: name })} />
      ))}
    </Grid>
  ),
}
