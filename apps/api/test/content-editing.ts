import type { EditableContent, EditedKind } from '@portal/domain/contract'
import { newApp, NOW } from './new-app.ts'

/** A complete form of each kind. */
export const FORMS = {
  news: {
    contentKind: 'news',
    title: 'Ferry to Gizo sails twice a week',
    excerpt: 'The new timetable begins in January and carries freight.',
    text: 'The ferry **sails** on Monday.\n\n## Freight\n\n- up to 2 tonnes',
    category: 'Trade & Export',
    countries: ['sb'],
    author: 'Mere Tavola',
  },
  events: {
    contentKind: 'events',
    title: 'Boat show in Suva',
    type: 'trade-shows',
    description: 'Builders show boats for reef and river.',
    programme: '## Morning\n\nOpening at the wharf.',
    country: 'fj',
    location: 'Wharf, Suva',
    date: '2026-12-01',
    startTime: '09:00',
    endTime: '16:00',
    organiser: 'Sample Boat Builders',
  },
  tenders: {
    contentKind: 'tenders',
    title: 'Roof of the market in Auki',
    kind: 'government',
    issuer: 'Sample Province Works',
    summary: 'A roof of 400 square metres over the market.',
    description: 'Steel frame, *corrugated* sheets.',
    country: 'sb',
    province: 'malaita',
    closingDate: '2026-12-10',
    closingTime: '16:00',
    howToSubmit: 'Bring the offer in a sealed envelope.',
  },
  jobs: {
    contentKind: 'jobs',
    title: 'Deck hand',
    employer: 'Sample Ferries',
    type: 'full-time',
    summary: 'Works on deck of the ferry to Gizo.',
    description: 'You moor the ship and load freight.',
    country: 'sb',
    location: 'Honiara',
    closingDate: '2026-12-10',
    closingTime: '16:00',
    howToApply: 'Write to us with two references.',
  },
  resources: {
    contentKind: 'resources',
    title: 'Freight by sea, step by step',
    description: 'What to book, pack and sign before the ship leaves.',
    text: 'Begin two weeks before.\n\n## Book\n\n1. Call the agent.',
    type: 'Guide',
    topic: 'finance',
    tab: 'finance-funding',
    countries: [],
    reviewedOn: '2026-11-20',
    sources: [{ title: 'Tariff', publisher: 'Sample Ports', date: '2026' }],
  },
} as const satisfies Record<EditedKind, object>

type Cookies = Record<string, string>

/** Creates a portal with an adjustable clock and an administrator who writes. */
export async function newEditing() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const admin = await portal.signIn('admin')
  const send = (method: 'POST' | 'PUT', url: string, payload: object, headers: Record<string, string> = {}) =>
    portal.inject({ method, url: `/api/admin/content${url}`, payload, cookies: admin, headers })
  const done = async (sent: ReturnType<typeof send>) => {
    const response = await sent
    if (response.statusCode >= 300) throw new Error(`${response.statusCode} ${response.body}`)
    return response.json<EditableContent>()
  }
  return {
    portal,
    clock,
    admin,
    send,
    done,
    create: (kind: EditedKind, changes: object = {}) =>
      done(send('POST', '', { ...FORMS[kind], ...changes })),
    save: ({ id, version, contentKind }: EditableContent, changes: object) =>
      send('PUT', `/${id}`, { ...FORMS[contentKind], version, ...changes }),
    act: ({ id, version }: EditableContent, action: string, body: object = {}) =>
      send('POST', `/${id}/${action}`, { version, ...body }),
    read: async (id: number, cookies: Cookies = admin) =>
      (await portal.get(`/api/admin/content/${id}`, cookies)).json<EditableContent>(),
    list: async (query = '') =>
      (await portal.get(`/api/admin/content${query}`, admin)).json<EditableContent[]>(),
    trail: () =>
      portal.store.read
        .selectFrom('audit')
        .selectAll()
        .where('action', '<>', 'second step on')
        .orderBy('id')
        .execute(),
  }
}
