import type { CountryCode } from '../places/codes.ts'

/** Who says so and where it can be read; a null `url` is one that is not known. */
export interface GuideSource {
  readonly title: string
  readonly url: string | null
  /** The day, month or year that it is from, as its publisher gives it: `2024-01-15`, `2024-01` or `2024`. */
  readonly date: string
}

/** A public body or an association; what it does not publish, or what could not be confirmed, is null. */
export interface GuideOrganisation {
  readonly name: string
  readonly role: string
  /** In E.164. */
  readonly phone: string | null
  readonly email: string | null
  /** An https address. */
  readonly website: string | null
}

/** One subject of a section: a paragraph and the points or steps under it. */
export interface GuideTopic {
  readonly title: string
  readonly text: string
  readonly points: readonly string[]
}

/** A section of topics with what it rests on; no topics means that it is not published yet. */
export interface GuideSection {
  readonly intro: string
  readonly topics: readonly GuideTopic[]
  readonly sources: readonly GuideSource[]
}

/** A licence that many businesses need, who gives it, and what that body asks for. */
export interface GuideLicence {
  readonly title: string
  readonly authority: string
  readonly requirements: readonly string[]
  /** The authority's own page; null: not published, or not confirmed. */
  readonly formsUrl: string | null
}

/** An industry in the spotlight. */
export interface GuideIndustry {
  /** A slug of the industry or one of its aliases. */
  readonly slug: string
  readonly name: string
  readonly text: string
  readonly figures: readonly { readonly figure: string; readonly label: string }[]
}

/** A question of the quiz and the place of its right option, from 0. */
export interface GuideQuestion {
  readonly question: string
  readonly options: readonly string[]
  readonly answer: number
  readonly explanation: string
}

/** A country's guide to doing business there. Texts are plain sentences, without markup. */
export interface CountryGuide {
  readonly country: CountryCode
  /** The day that its texts were last gone through, as `2026-11-20`. */
  readonly updatedOn: string
  readonly overview: readonly string[]
  readonly doingBusiness: GuideSection
  readonly licences: readonly GuideLicence[]
  readonly licenceSources: readonly GuideSource[]
  readonly taxes: GuideSection
  readonly grants: GuideSection
  readonly chambers: readonly GuideOrganisation[]
  readonly contacts: readonly GuideOrganisation[]
  readonly industries: readonly GuideIndustry[]
  readonly quiz: readonly GuideQuestion[]
}
