/** A part of the terms: a heading and its paragraphs. */
export interface TermsSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/**
 * The terms that an owner accepts when submitting a business. `version` is the day from which they apply, and is stored
 * with each business; a change of the text needs a new version.
 */
export const LISTING_TERMS = {
  version: '2026-12-01',
  title: 'Terms for listings',
  sections: [
    {
      title: 'What you send us',
      paragraphs: [
        'You run this business, or its owner has asked you to list it. What you write is accurate, and you keep it up to date.',
        'The photos are yours, or you may use them. People who can be recognised in them have agreed to be shown.',
      ],
    },
    {
      title: 'What happens with it',
      paragraphs: [
        'We review every listing before it goes live. We may ask for more details, and we may decline it; if we do, we tell you why, and you can correct and resubmit it.',
        'Once approved, everybody can see its name, category, description, place, phone number, email address, website and cover photo. More photos show on a plan that has a gallery. Your own name, the business license and the address you sign in with are never shown; only you and our administrators see them. Whoever writes to you through the portal sees that address once you answer.',
        'We remove hidden data from photos, such as the place where they were taken, and keep them in smaller sizes.',
      ],
    },
    {
      title: 'What cannot be listed',
      paragraphs: [
        'Anything that is against the law where the business is; weapons, drugs and protected animals or plants; schemes that promise profit for bringing in others; loans without a license; content that insults or threatens people.',
        'We may take down a listing that breaks these terms. You are told why.',
      ],
    },
    {
      title: 'The free trial and what comes after',
      paragraphs: [
        'An approved listing is free for 90 days from its approval. We remind you on day 76 and day 83, and ask on day 90 which plan you would like. There is no automatic renewal, and we do not ask for a card.',
        'Without a paid plan the listing leaves the directory when the trial ends, and its page shows only its name, place and phone number. What you entered is kept for you. Each business has one trial.',
      ],
    },
    {
      title: 'What you can expect from us',
      paragraphs: [
        'You may withdraw your listing at any time. We do not sell your data and do not pass it on for advertising. We write to you about your listings and about nothing else.',
        'We do our best to keep the portal running, but cannot promise that it is always reachable or that it brings you business. What you and a customer agree on is between the two of you.',
        'If these terms change, each listing stays under the terms you accepted for it, until you accept newer ones.',
      ],
    },
  ],
} as const satisfies { version: string; title: string; sections: readonly TermsSection[] }
