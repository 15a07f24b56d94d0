import type { DemoArticle } from '../article.ts'

export const successArticles: readonly DemoArticle[] = [
  {
    title: 'From one drum oven to three bakeries in Kukum',
    category: 'Success Stories',
    countries: ['sb'],
    daysAgo: 6,
    author: 'Nester Kabui',
    isFeatured: true,
    excerpt:
      'She began with taro buns in a rice bag. Eleven years later, her ovens feed four schools before the first bell.',
    paragraphs: [
      'The first oven was a fuel drum laid on its side, with a door cut from the other end. It took forty buns, burned the ones at the back and stood behind a kitchen in Kukum where nobody minded smoke at four in the morning.',
      'Its owner carried the buns to the bus stand in a rice bag lined with cloth. She sold out on the first day and again on the second. On the third day it rained, and she learned what she calls the most important thing about bread: somebody has to be hungry within sight of it. She moved to the school gate.',
      'Three bakeries later she employs twenty-six people, and four schools have her buns on the table before the first bell. The taro comes from growers on the plains who are paid each Friday. The drum is still there, as a flower pot.',
      'Her advice to beginners is short. Write down every bun. Pay yourself something, however small, so that you know what your work costs. And don’t open the second shop until somebody other than you can run the first one for a week. She tried it sooner, and lost a year.',
    ],
  },
  {
    title: 'How a Levuka tea house filled its empty afternoons',
    category: 'Success Stories',
    countries: ['fj'],
    daysAgo: 24,
    author: 'Sera Bulivorovoro',
    excerpt:
      'Between two and five nobody came. Then the owner began to lend her tables to people who had something to teach.',
    paragraphs: [
      'Visitors to Levuka arrive on the morning boat and leave on the evening one, and between two and five in the afternoon they walk about. For years the tea house on the sea wall was empty in those hours, with the urn hot and the tarts going dry.',
      'Two years ago a retired teacher asked whether she might use a corner table to teach letter writing to fishermen who wanted to apply for licences. She bought one cup of tea. By the third week eleven people came with her, and they bought eleven.',
      'Now each afternoon belongs to somebody. Mondays are letters, Tuesdays are weaving, Wednesdays are for a man who repairs watches, and on Thursdays a nurse takes blood pressure and answers questions. Nobody pays for the table. The owner makes her living from tea, and from the tarts, which no longer go dry.',
      'Her takings for those hours rose from almost nothing to a third of the day’s total. More pleasing to her is that visitors have begun to stay for a night, because they want to see what happens tomorrow. She has put up a board at the wharf with the week’s programme.',
    ],
  },
  {
    title: 'Goroka bilum makers now sign their work, and prices have doubled',
    category: 'Success Stories',
    countries: ['pg'],
    daysAgo: 38,
    author: 'Agnes Kaupa',
    excerpt:
      'A woven name tag and a photograph turned a market souvenir into something people order by the maker.',
    paragraphs: [
      'A bilum takes about a month of evenings. For years the women who make them around Goroka sold them at the market from a heap, and a buyer who liked one could only ask whether there was another.',
      'Since last year each bag made by a group of thirty-four women carries a small woven tag with a name. A card goes with it, with a photograph and two lines about where the wool was bought and what the pattern is called. Making the tags takes an hour a week, and the women do it together while they talk.',
      'The change in price came within a season. Bags that had sold for eighty kina now bring a hundred and sixty, and shops in Port Moresby order by the maker’s name. One woman has a waiting list of five months and has taught two nieces her pattern, on condition that they sign with their own names.',
      'Not everything has been easy. A stall near the airport sold copies with tags that named nobody at all. The women answered by hanging a list of all thirty-four names at their own door, with an invitation to come in and meet whoever is on it.',
    ],
  },
]
