import { parseNewsCategory } from '@portal/domain/content'
import type { NewsCategoryName } from '@portal/reference-data'
import type { WeaveTone } from '@portal/ui'

const TONES: Readonly<Record<NewsCategoryName, WeaveTone>> = {
  'Policy & Regulation': 'ocean',
  'Industry News': 'clay',
  'Funding Announcements': 'gold',
  'Success Stories': 'plum',
  Technology: 'indigo',
  'Trade & Export': 'lagoon',
  Investment: 'indigo',
  Sustainability: 'leaf',
}

const isKnown = (name: string): name is NewsCategoryName => name in TONES

/** The colour of a news category's weave. */
export function getNewsTone(category: string): WeaveTone {
  const name = parseNewsCategory(category)?.name
  return name !== undefined && isKnown(name) ? TONES[name] : 'ocean'
}
