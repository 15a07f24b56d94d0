import { parseNewsCategory } from '@portal/domain/content'
import type { NewsItem } from '@portal/domain/contract'
import type { NewsCategoryName } from '@portal/reference-data'
import {
  pickIllustration,
  type IllustrationChoice,
  type IllustrationName,
} from '#shared/illustrations/illustrations.ts'

/** Hardly a drawing has two categories, so that neighbours in a list differ. */
const BY_CATEGORY: Readonly<Record<NewsCategoryName, IllustrationChoice>> = {
  'Policy & Regulation': ['court-house', 'meeting-house'],
  'Industry News': ['workshop', 'field'],
  'Funding Announcements': ['market', 'school'],
  'Success Stories': ['boat-yard', 'fair'],
  Technology: ['cable', 'veranda'],
  'Trade & Export': ['harbour', 'islands'],
  Investment: ['office', 'power'],
  Sustainability: ['power', 'storm'],
}

const isKnown = (name: string): name is NewsCategoryName => name in BY_CATEGORY

/** The drawing of an article without a picture of its own. */
export function getNewsIllustration({ id, category }: Pick<NewsItem, 'id' | 'category'>): IllustrationName {
  const name = parseNewsCategory(category)?.name
  return name !== undefined && isKnown(name) ? pickIllustration(BY_CATEGORY[name], id) : 'islands'
}
