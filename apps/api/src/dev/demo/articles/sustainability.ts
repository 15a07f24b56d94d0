import type { DemoArticle } from '../article.ts'

export const sustainabilityArticles: readonly DemoArticle[] = [
  {
    title: 'Mangrove nurseries pay for school fees in Langalanga Lagoon',
    category: 'Sustainability',
    countries: ['sb'],
    daysAgo: 11,
    author: 'Doreen Waleanisia',
    excerpt: 'Families raise seedlings in coconut shells, and road builders buy them to hold the shore.',
    paragraphs: [
      'When a new causeway was planned along the lagoon south of Auki, the engineers needed 30,000 mangrove seedlings to hold its edges. The nearest nursery was in another province. Twelve families in the lagoon said that they could raise them, and asked for a year.',
      'They planted in coconut shells, because plastic bags would have had to be collected again. Children gathered the ripe spears after school. Of the first thousand only four hundred lived, until an old woman pointed out that they stood where the goats came to drink. After that nine in ten took root.',
      'Each seedling brings two dollars. Over fourteen months the families have earned a little more than 50,000 dollars between them, most of which went on school fees. A treasurer is chosen by lot every quarter, and reads the book aloud.',
      'The causeway is almost done, and the nurseries are not. Owners of fish ponds, a boatyard and two churches have ordered seedlings for their own shores. The families have also kept three thousand for themselves, to plant along the islands of stone that their grandparents built and which the highest tides now reach.',
    ],
  },
  {
    title: 'Plastic bottles become fence posts in a Lautoka yard',
    category: 'Sustainability',
    countries: ['fj'],
    daysAgo: 29,
    author: 'Shalini Ramlu',
    excerpt:
      'Four tonnes a week go into an extruder that once made pipes. Farmers like the posts because termites don’t.',
    paragraphs: [
      'The machine was built to make pipes, and had stood under a tarpaulin in Lautoka since the factory closed. A mechanic and two of his cousins bought it for the price of its motor, and spent a year learning how to feed it milk bottles.',
      'What comes out is a grey post as thick as a forearm and two metres long. It can be sawn, drilled and nailed. Termites leave it alone, it does not rot at the waterline, and on a hot day it bends a little, which fencers have learned to allow for.',
      'Four tonnes of plastic go in each week. A third is collected by schools, which are paid by the sack, and the rest comes from hotels that used to pay to have it taken away. Bottles with coloured caps make a post with freckles.',
      'The yard sold 6,200 posts last year, most of them to cattle farmers on the dry side. The three cousins pay themselves and eight others. They would like to make planks for small jetties next, and have laid six trial planks at the canoe landing, where everyone who ties up is asked for an opinion.',
    ],
  },
  {
    title: 'Five countries, one list: what small exporters ask about packaging',
    category: 'Sustainability',
    countries: [],
    daysAgo: 48,
    author: 'Kila Geno',
    excerpt:
      'A survey of 214 small firms finds the same question in every port: which bag keeps things dry and can be thrown away?',
    paragraphs: [
      'Over three months 214 small exporters from the five countries of this portal answered the same nine questions about packaging. They make chips, coffee, soap, mats, jewellery and dried fish. The most common answer, in almost the same words from Gizo to Koné, was that they knew what they wanted to stop using and not what to use in its place.',
      'Damp is the enemy everywhere. A paper bag that would do well in a dry country lets coffee go stale here in two weeks. Compostable film works, but the smallest order is often ten thousand bags, which for many would last eight years.',
      'Several firms have found answers of their own. Soap makers wrap in banana fibre, a chip maker uses tins that customers bring back, and a coffee roaster in Goroka sells to offices in buckets.',
      'The wish that came up most often was to order together. Forty-one firms said that they would put their names to a shared order if somebody held the stock in each country. A first list has been started for two sizes of bag. Those who would like to be on it can answer the survey still, in English, French or any of the pidgins.',
    ],
  },
]
