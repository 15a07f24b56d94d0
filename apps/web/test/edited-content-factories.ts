import type { ContentEntry, EditableContent } from '@portal/domain/contract'

export const aContentEntry = (own: Partial<ContentEntry> = {}): ContentEntry => ({
  id: 1,
  contentKind: 'news',
  title: 'Ferry to Gizo sails twice a week',
  state: 'draft',
  path: '/news/ferry-to-gizo-sails-twice-a-week',
  hasEdit: false,
  isFile: false,
  publishedAt: own.state && own.state !== 'draft' ? '2026-11-19T21:00:00.000Z' : null,
  changedAt: '2026-11-20T01:00:00.000Z',
  changedBy: 'Mere Tavola',
  ...own,
})

/** Content in its editor; the fields are those of an article unless a test says otherwise. */
export const anEditableContent = (own: Partial<EditableContent> = {}): EditableContent => ({
  ...aContentEntry(own),
  version: 1,
  fields: {
    title: own.title ?? 'Ferry to Gizo sails twice a week',
    excerpt: 'The new timetable begins in January and carries freight.',
    text: 'The ferry **sails** on Monday.',
    category: 'Trade & Export',
    countries: ['sb'],
    author: 'Mere Tavola',
    isFeatured: false,
    picture: null,
  },
  timeZone: 'Pacific/Guadalcanal',
  takenDown: null,
  recipients: { places: 0, submitter: false },
  ...own,
})
