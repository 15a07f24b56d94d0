import { parseNewsCategory } from '@portal/domain/content'
import type { NewsItem } from '@portal/domain/contract'
import type { NewsCategoryName } from '@portal/reference-data'
import {
  pickIllustration,
  type IllustrationChoice,
  type IllustrationName,
} from '#shared/illustrations/illustrations.ts'

const BY_CATEGORY: Readonly<Record<NewsCategoryName, IllustrationChoice>> = {
  'Policy & Regulation': ['court-house', 'meeting-house', 'office'],
  'Industry News': ['workshop', 'field', 'market'],
  'Funding Announcements': ['boat-yard', 'market', 'field'],
  'Success Stories': ['market', 'boat-yard', 'workshop'],
  Technology: ['cable', 'veranda', 'school'],
  'Trade & Export': ['harbour', 'islands', 'field'],
  Investment: ['office', 'harbour', 'power'],
  Sustainability: ['power', 'field', 'islands'],
}

const isKnown = (name: string): name is NewsCategoryName => name in BY_CATEGORY

/** The drawing of an article without a picture of its own. */
export function getNewsIllustration({ id, category }: Pick<NewsItem, 'id' | 'category'>): IllustrationName {
  const name = parseNewsCategory(category)?.name
  return name !== undefined && isKnown(name) ? pickIllustration(BY_CATEGORY[name], id) : 'islands'
}
