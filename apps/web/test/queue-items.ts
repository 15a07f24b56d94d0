import { screen, within } from '@testing-library/react'
import { aQueueItem } from './queue-factories.ts'

export const oil = aQueueItem()

export const print = aQueueItem({ id: 12, title: 'Gizo Print House', sentBy: 'Litia Naivalu' })

export const lights = aQueueItem({ kind: 'tenders', id: 21, title: 'Solar lights', about: 'Malaita' })

export const show = aQueueItem({ kind: 'events', id: 31, title: 'Trade show', about: 'Honiara' })

export const praise = aQueueItem({
  kind: 'reviews',
  id: 51,
  title: 'Auki Hardware',
  about: '5 stars by Litia',
})

export const advert = aQueueItem({
  kind: 'reports',
  id: 61,
  title: 'Gizo Dive',
  about: 'Review: It advertises something',
})

export const details = async (name: string) => within(await screen.findByRole('article', { name }))

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

/** The item's whole content is there. */
export const loaded = async (name: string) => {
  const shown = await details(name)
  await shown.findByText(/^(?:As the public will see it|The report)$/)
  return shown
}
