/** Modules of lists and profiles of businesses. */

import type { ModuleSet } from './module-set.ts'

/** What contacts a business, on profiles and the example alike. */
export const CONTACTING: ModuleSet = {
  paths: [
    'features/businesses/engagement/taps.ts',
    'features/businesses/messages/MessageAction.tsx',
    'features/businesses/messages/MessageButtons.tsx',
    'features/businesses/messages/LazyMessageDialog.tsx',
    'features/businesses/saves/LazySaveButton.tsx',
    'features/reports/LazyReportDialog.tsx',
    'features/reports/ReportReview.tsx',
    'ui/src/ActionBar/',
  ],
}

/** What draws photos larger than a card does: only in islands that are hydrated later. */
export const PHOTOS: ModuleSet = {
  paths: [
    'ui/src/Picture/',
    'shared/media/PhotoGrid.tsx',
    'shared/media/picture.ts',
    'businesses/profile/CoverPhoto',
  ],
}

/** What profiles and the example business share in islands that are hydrated later. */
export const PROFILE_PARTS: ModuleSet = {
  paths: [
    'businesses/profile/map/',
    'businesses/profile/reviews/',
    'businesses/profile/video/',
    'businesses/profile/FindUsPanel',
    'businesses/profile/ContactPanel',
    'businesses/profile/GoodToKnowPanel',
    'domain/src/business/video',
    'domain/src/place/outline-point',
  ],
  except: ['businesses/profile/reviews/reviews-address', 'businesses/profile/map/CountryMap'],
}

/** What the headers of profiles and of the example business share, and what profiles ask for. */
export const PROFILE_HEAD: ModuleSet = {
  paths: [
    'businesses/profile/Panel',
    'businesses/profile/HoursPanel',
    'businesses/profile/hours',
    'businesses/profile/Share',
    'businesses/profile/share-text',
    'businesses/profile/contact-links',
    'businesses/profile/reviews/reviews-address',
    'businesses/reviews.api',
    'domain/src/business/verification.ts',
    'domain/src/business/whatsapp',
    'reference-data/src/places/mobile-numbers',
    'shared/media/trade-cover/TradeInitial',
    'domain/src/plan/notice',
    'businesses/components/TierBadge',
  ],
  except: ['businesses/profile/hours/list-holidays'],
}

/** Whether a business is open, and what is counted of visits: profiles have it at once, cards of lists once in view. */
export const OPENING: ModuleSet = {
  paths: [
    'businesses/opening/OpeningLine',
    'businesses/profile/hours/list-holidays',
    'domain/src/business/hours',
    'domain/src/business/temporary-closing',
    'domain/src/place/public-holidays',
    'features/businesses/engagement/taps.api',
    'reference-data/src/places/public-holidays',
  ],
}

/** Lists of businesses with their filters and pages: half of the screens have none. */
export const LISTINGS: ModuleSet = {
  // A listing with a word typed asks the search.
  paths: ['features/businesses/listing/', 'features/search/search.api', 'features/search/result-rows'],
  except: [
    // Other pages show cards too.
    'businesses/listing/BusinessCards',
    'businesses/listing/BusinessList',
    // Shown only where a device does not say where it is.
    'businesses/listing/near/TownsInstead',
  ],
}

/**
 * What lists and profiles share: what visitors can expect of a business, the boxes to tick it, dialogs whose script comes when
 * they open, and which words of an address belong to neither.
 */
export const LISTS_AND_PROFILES: ModuleSet = {
  paths: [
    'shared/forms/TickGroup.tsx',
    'reference-data/src/amenities/',
    'domain/src/business/amenities',
    'shared/page/lazy-dialog.tsx',
    'shared/page/dialog-opener.tsx',
    'domain/src/shared/reserved',
  ],
}
