import { FollowList } from '#shared/lists/FollowList.tsx'

/**
 * How to hear of new businesses that a list would show, by its filters as a query string. Whether one is open now is no
 * news.
 */
export function FollowBusinesses({ filters }: { filters: string }) {
  const query = new URLSearchParams(filters)
  query.delete('open')
  if (query.get('tab') === 'new') query.delete('tab')
  const values = Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]))
  return <FollowList list="businesses" entries="businesses" filters={values} feedTitle="New businesses" />
}
