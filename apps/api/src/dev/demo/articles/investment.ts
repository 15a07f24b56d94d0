import type { DemoArticle } from '../article.ts'

export const investmentArticles: readonly DemoArticle[] = [
  {
    title: 'A guesthouse loan that is repaid in room nights',
    category: 'Investment',
    countries: ['sb'],
    daysAgo: 8,
    author: 'Hugo Lilo',
    excerpt:
      'Lodges in Western Province finish their roofs with money from travel agents, who are paid back in rooms.',
    paragraphs: [
      'A lodge owner near Gizo needed a new roof before the dry season and had no land title that a lender would take. What he had was an agent in the capital who sent him forty guests a year, and who was tired of ringing to ask whether a room was free.',
      'They made an agreement of one page. The agent paid for the roof. In return she holds sixty room nights over three years, to sell at whatever price she can get, and the lodge may not give those nights to anybody else. If a cyclone takes the roof, the nights wait until there is another.',
      'Six lodges have since signed the same page with four agents. The sums run from 18,000 to 70,000 dollars. No interest is written down; the agents earn theirs from the price of the rooms.',
      'A lawyer in Honiara who read the page for one of the lodges suggested two changes. One says what happens if the lodge is sold, and the other names a person who decides when the two disagree. Both are now in. Copies are kept at the provincial office, where anyone who has a roof to mend may ask for one.',
    ],
  },
  {
    title: 'Lae warehouse owners put rent into rain gardens',
    category: 'Investment',
    countries: ['pg'],
    daysAgo: 27,
    author: 'Iru Kising',
    excerpt:
      'After the third flood in two years, tenants and owners split the cost of planted ditches, and the loading bays stayed dry.',
    paragraphs: [
      'It rains more than four metres a year in Lae, and for most of the warehouses behind the wharf road it used to rain twice: once from the sky, and once from the neighbour’s yard. After the third flood in two years a group of owners did the sums and found that wet stock had cost their tenants more than the rent.',
      'The answer was dug rather than built. Along 600 metres of road there are now wide, shallow ditches planted with sedge and ginger, which hold the first half hour of a storm and let it go slowly. Tenants paid a third and owners two thirds, over eighteen months, as a line on the rent bill.',
      'The first real test came in May, with 210 millimetres in one night. Water stood in the ditches until noon, and forklifts were working in every bay by eight.',
      'Two insurers have since lowered what they ask. The owners had hoped for that without counting on it, and will use the difference to extend the ditches to the next corner. A nursery in the hills that raised the plants has been asked for 4,000 more, and has taken on three people.',
    ],
  },
  {
    title: 'A French-speaking investor’s first year in a Santo chocolate workshop',
    category: 'Investment',
    countries: ['vu', 'nc'],
    daysAgo: 71,
    author: 'Élodie Martinet',
    excerpt:
      'She put in the price of a car and asked for no say in the recipe. The questions that she did ask are worth copying.',
    paragraphs: [
      'She had sold a small bakery in Nouméa and did not want another. Instead she put the price of a car into a chocolate workshop in Luganville that had four workers, good beans and a grinder that broke every month.',
      'Before paying she asked for three things. She wanted to see the notebook in which the workshop wrote its sales, to spend a week there without talking about money, and to meet two people who had stopped buying. The third request was the hardest, and the most useful: both had left because bars arrived broken.',
      'Half of the money went into a new grinder and a quarter into boxes. The rest stayed in the bank, at her insistence, until something unexpected happened. It did in March, when a cargo of sugar was lost.',
      'After a year the workshop has seven people and sells twice as many bars. Her share was smaller than a term deposit would have paid. She will stay, she says, because the notebook is now kept every day and because she can read in it why. The recipe, about which she had promised to say nothing, has been changed once, by the workers.',
    ],
  },
]
