import type { Guide } from '@portal/domain/contract'

/** A country's guide as its files have it, without its download, which is made from it. */
export type CountryGuide = Omit<Guide, 'download'>

export type GuideSection = Guide['doingBusiness']
export type GuideTopic = GuideSection['topics'][number]
export type GuideLicence = Guide['licences'][number]
export type GuideOrganisation = Guide['contacts'][number]
export type GuideIndustry = Guide['industries'][number]
export type GuideQuestion = Guide['quiz'][number]
