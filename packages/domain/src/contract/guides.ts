import * as v from 'valibot'
import { CountryCode } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { IdOrSlug } from './shared.ts'

/** A source: its title, its URL, and its day, month or year. */
const Source = v.object({ title: v.string(), url: v.nullable(v.string()), date: v.string() })

/** An organisation with its public contact details; null where not published. */
const Organisation = v.object({
  name: v.string(),
  role: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  website: v.nullable(v.string()),
})

const Topic = v.object({ title: v.string(), text: v.string(), points: v.array(v.string()) })

/** A section of topics with its sources; without topics it is not published yet. */
const TopicSection = v.object({ intro: v.string(), topics: v.array(Topic), sources: v.array(Source) })

/** A country guide in full. Texts are plain sentences. */
export const Guide = v.object({
  country: CountryCode,
  updatedOn: v.string(),
  overview: v.array(v.string()),
  /** Setting up and running a business. */
  doingBusiness: TopicSection,
  licences: v.array(
    v.object({
      title: v.string(),
      authority: v.string(),
      requirements: v.array(v.string()),
      /** The authority's page with its forms; null where not published. */
      formsUrl: v.nullable(v.string()),
    }),
  ),
  licenceSources: v.array(Source),
  taxes: TopicSection,
  grants: TopicSection,
  chambers: v.array(Organisation),
  contacts: v.array(Organisation),
  industries: v.array(
    v.object({
      /** The slug of its page. */
      slug: v.string(),
      name: v.string(),
      text: v.string(),
      figures: v.array(v.object({ figure: v.string(), label: v.string() })),
    }),
  ),
  quiz: v.array(
    v.object({
      question: v.string(),
      options: v.array(v.string()),
      /** The index of the correct option, from 0. */
      answer: v.number(),
      explanation: v.string(),
    }),
  ),
  /** The guide as one file: a path of this site, and its bytes. */
  download: v.object({ url: v.string(), size: v.number() }),
})
export type Guide = v.InferOutput<typeof Guide>

/** Everybody. `country` is a code or a long name. 404: there is no guide for it. */
export const getGuide = defineCall({
  method: 'GET',
  path: '/api/guides/:country',
  summary: 'A country’s guide to doing business there',
  tag: 'content',
  params: v.object({ country: IdOrSlug }),
  responses: { 200: Guide, ...errorResponses(404, 429) },
})
