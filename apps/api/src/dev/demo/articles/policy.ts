import type { DemoArticle } from '../article.ts'

export const policyArticles: readonly DemoArticle[] = [
  {
    title: 'Wharf fees to be posted in vatu and francs at Luganville',
    category: 'Policy & Regulation',
    countries: ['vu', 'nc'],
    daysAgo: 2,
    author: 'Rachel Tasale',
    excerpt:
      'Traders who ship between Santo and the Loyalty Islands will see one list of charges, in both currencies, from the start of next month.',
    paragraphs: [
      'For as long as anyone on the main wharf can remember, the price of putting a crate ashore at Luganville depended on who asked, and in which language. From the first of next month a printed list hangs beside the gate, with charges in vatu and in Pacific francs.',
      'The list covers pallets, drums, live animals and loose bags. It was drawn up over four months by shipping agents, market sellers and two traders from the Loyalty Islands who bring yams over on every third boat. Small loads carried by hand stay free.',
      '“I used to keep a second envelope in my pocket,” said one of the traders, who sells vanilla and woven mats. “Now I can tell my buyer the whole price before I leave Wé.”',
      'Agents expect the list to slow the gate down in its first week, while people read it. After that they hope for shorter queues, because fewer arguments will be held there. A suggestion box stands below it, and the charges will be looked at again after two cyclone seasons. Anyone who has been asked for more than the list says can leave a note with the gate clerk.',
    ],
  },
  {
    title: 'A plain-language permit form cuts bakery paperwork to two pages',
    category: 'Policy & Regulation',
    countries: ['sb'],
    daysAgo: 9,
    author: 'Clement Suri',
    excerpt:
      'A pilot in two provinces replaces eleven pages with two, and asks a food business only what an inspector will check.',
    paragraphs: [
      'A baker in Auki counted them last year: eleven pages, forty-six questions and a request for a fax number. The form for a food premises permit has now been rewritten for a pilot in Malaita and Western Province, and it fits on both sides of one sheet of paper, with a second sheet for drawings.',
      'The idea behind the new form is simple. If an inspector will not look at something during a visit, the form does not ask for it. Questions about water, waste, storage and hand washing remain. Questions about the colour of curtains have gone.',
      'Officers who tried the draft with ten bakers and three fish smokers found that most of them could complete it in half an hour without help. Two asked for a version in Pijin, which has been added. Applicants can hand it in at the provincial office or send a photograph of each page.',
      'The pilot runs for six months. Businesses that hold a permit need not apply again, and the fee has not changed. What happens afterwards depends on whether inspectors find the shorter answers enough to work with.',
    ],
  },
  {
    title: 'Cocoa buyers in Bougainville agree to weigh in front of growers',
    category: 'Policy & Regulation',
    countries: ['pg'],
    daysAgo: 31,
    author: 'Theresia Toliman',
    excerpt:
      'A voluntary code signed at Buka asks for sealed scales, a posted price and a receipt for every bag of wet beans.',
    paragraphs: [
      'Seven buying points around Buka and Arawa have signed a code that says how cocoa changes hands. The scales are sealed once a quarter, the day’s price hangs where a grower can read it, and nobody is paid without a receipt that shows the weight, the price and the moisture.',
      'It began with a complaint on the beach. A grower from the atolls had carried six bags across in a banana boat and was told that they weighed less than they had at home. He borrowed a spring balance from a fisherman, and a crowd gathered.',
      'The code has no force of law. Buyers who break it lose the painted sign at their door, and the growers who drew it up believe that this is enough. “There are seven doors and we talk to each other,” said the woman who chairs their meeting.',
      'Exporters welcomed the moisture reading most of all, since mould costs more than theft. A short course in using the meters will be held in Arawa before the main harvest, and the meters are shared between buying points until each has its own. The growers meet again in March to hear how many receipts were written.',
    ],
  },
]
