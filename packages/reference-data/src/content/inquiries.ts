/** The topic of an inquiry. */
export interface InquiryTopic {
  readonly slug: string
  readonly name: string
}

/** The topics of the contact form. */
export const CONTACT_TOPICS = [
  { slug: 'listing', name: 'My listing' },
  { slug: 'plans', name: 'Plans and prices' },
  { slug: 'advertising', name: 'Advertising and partnership' },
  { slug: 'press', name: 'Press' },
  { slug: 'privacy', name: 'My data' },
  { slug: 'other', name: 'Something else' },
] as const satisfies readonly InquiryTopic[]

/** The topics of an issue report. */
export const ISSUE_TOPICS = [
  { slug: 'wrong-information', name: 'Something here is wrong or out of date' },
  { slug: 'broken-page', name: 'A page does not work' },
  { slug: 'accessibility', name: 'I can’t read or use a page' },
  { slug: 'abuse', name: 'A listing or text is dishonest or harmful' },
  { slug: 'other', name: 'Something else' },
] as const satisfies readonly InquiryTopic[]
