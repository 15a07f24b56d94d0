/** One of the ten industries that businesses are filtered and grouped by. */
export interface Industry {
  /** The name as shown and stored. */
  readonly name: string
  /** The one canonical slug, as in `/industries/{slug}`. */
  readonly slug: string
  /** Other slugs, each of which redirects to the canonical one. */
  readonly aliases: readonly string[]
  /** One sentence on its businesses. */
  readonly description: string
}

/** The ten industries, in menu order; slugs are those of the directory menu. */
export const INDUSTRIES = [
  {
    name: 'Agriculture & Agro-processing',
    slug: 'agriculture',
    aliases: [
      'agriculture-and-agro-processing',
      'agriculture--agro-processing',
      'agriculture-agro-processing',
    ],
    description:
      'Growers, exporters and processors of cocoa, copra, coffee, kava, root crops and fresh produce.',
  },
  {
    name: 'Fisheries & Aquaculture',
    slug: 'fisheries',
    aliases: ['fisheries-and-aquaculture', 'fisheries--aquaculture', 'fisheries-aquaculture'],
    description:
      'Fishing fleets, canneries, cold stores, seaweed and pearl farms, and those who supply them.',
  },
  {
    name: 'Tourism & Hospitality',
    slug: 'tourism-hospitality',
    aliases: ['tourism-and-hospitality', 'tourism--hospitality', 'sustainable-tourism'],
    description: 'Hotels, guesthouses, dive operators, tours, restaurants and travel services.',
  },
  {
    name: 'ICT & Digital',
    slug: 'ict-digital',
    aliases: ['ict-and-digital', 'ict--digital'],
    description: 'Internet and phone services, software, web design, repair and digital training.',
  },
  {
    name: 'Construction & Materials',
    slug: 'construction',
    aliases: ['construction-and-materials', 'construction--materials', 'construction-materials'],
    description: 'Builders, engineers, trades, hardware, sawn timber, cement and quarries.',
  },
  {
    name: 'Logistics & Shipping',
    slug: 'logistics',
    aliases: ['logistics-and-shipping', 'logistics--shipping', 'logistics-shipping'],
    description: 'Inter-island shipping, freight, customs brokers, airfields, couriers and storage.',
  },
  {
    name: 'Manufacturing',
    slug: 'manufacturing',
    aliases: [],
    description: 'Makers of food, drinks, soap, furniture, clothing, crafts and packaging.',
  },
  {
    name: 'Energy & Renewables',
    slug: 'energy-renewables',
    aliases: ['energy-and-renewables', 'energy--renewables'],
    description: 'Solar installers, power companies, fuel supply, generators and hydro projects.',
  },
  {
    name: 'Mining & Resources',
    slug: 'mining',
    aliases: ['mining-and-resources', 'mining--resources', 'mining-resources', 'nickel-mining'],
    description: 'Mines, exploration, forestry, assay and the services that work for them.',
  },
  {
    name: 'Real Estate & Property',
    slug: 'real-estate',
    aliases: ['real-estate-and-property', 'real-estate--property', 'real-estate-property'],
    description: 'Agents, rentals, valuers, surveyors and property managers.',
  },
] as const satisfies readonly Industry[]

/** The canonical slug of one of the ten industries. */
export type IndustrySlug = (typeof INDUSTRIES)[number]['slug']

/** The name of one of the ten industries. */
export type IndustryName = (typeof INDUSTRIES)[number]['name']
