import type { DemoArticle } from '../article.ts'

export const industryArticles: readonly DemoArticle[] = [
  {
    title: 'Tanna coffee growers try drying under recycled sails',
    category: 'Industry News',
    countries: ['vu'],
    daysAgo: 4,
    author: 'Nettie Iauko',
    isFeatured: true,
    excerpt:
      'Old yacht sails, stitched into long tunnels, keep rain and volcanic ash off the beans while they dry.',
    paragraphs: [
      'Ash is a good servant to coffee and a poor guest on a drying bed. Growers around Isangel have long known that the soil it makes is what gives their beans their taste, and that a fine grey film on the parchment is what makes buyers frown.',
      'This season eleven families are drying under tunnels of old sailcloth. The sails came from yachts that were refitted in Port Vila, and were given away because they were too tired for wind. Stitched together over hoops of bamboo they let light through, keep rain off and shake clean.',
      'The first results are modest and encouraging. Beans dried in nine days instead of thirteen, and turning them took half the hands. One tunnel tore in a squall and was mended the same evening with fishing line.',
      'A sail covers about twenty square metres, which is enough for the harvest of a small garden. The growers have written a one-page guide with drawings, and are looking for another thirty sails before the rains. Boats that pass through can leave them at the roastery, where coffee is offered in return.',
    ],
  },
  {
    title: 'Tuna loins from Noro now travel by night to keep their colour',
    category: 'Industry News',
    countries: ['sb'],
    daysAgo: 13,
    author: 'Everlyn Ghemu',
    excerpt:
      'A change in the loading hour has cut the share of loins that hotels send back from one in twelve to one in fifty.',
    paragraphs: [
      'The fish had not changed, and neither had the knife. What made hotel chefs in the capital send back one loin in twelve was the sun on the wharf at Noro, where boxes waited between the cold store and the boat for as long as it took to find the papers.',
      'Since August the boxes have been loaded after nine in the evening. Papers are checked in the afternoon while the fish is still at two degrees, and the doors of the store are opened once. A team of six does the work, and their night allowance costs less than the refused loins did.',
      'Kitchens noticed within a week. “It used to be brown at one corner,” said a chef in Honiara who buys forty kilos for a weekend. “I stopped ordering it, and now I have started again.”',
      'The packing shed has also begun to print the hour of loading on each box. Buyers asked for it so that they can compare one delivery with the next. In the new year the same hours will be tried for reef fish from Gizo, which is loaded by canoe and has further to go.',
    ],
  },
  {
    title: 'Boat builders at Seghe share one mould and four order books',
    category: 'Industry News',
    countries: ['sb'],
    daysAgo: 45,
    author: 'Silas Pitakaka',
    excerpt:
      'Four workshops on Marovo Lagoon bought a hull mould together, and take turns with it by the phase of the moon.',
    paragraphs: [
      'A mould for a twenty-three-foot fibreglass canoe costs more than most workshops on Marovo Lagoon earn in a year. Four of them around Seghe have bought one together, second-hand, and keep it under a roof that belongs to none of them.',
      'The rule for sharing is easy to remember. Each workshop has the mould from one quarter of the moon to the next. A hull takes five days to lay up and cure, which leaves two for cleaning and for rain. If somebody has no order, the next in line may take the week and pays for the wax.',
      'Since March the four have finished nineteen hulls between them, where they built eleven in the whole of last year. They buy resin by the drum now and split it. The keel was changed after the third hull, when fishermen said that it slapped in a short chop.',
      'Each workshop still has its own colours, its own price and its own customers. What they have in common is a notebook that hangs on a nail beside the mould, with a line for every hull and for whatever went wrong with it.',
    ],
  },
]
