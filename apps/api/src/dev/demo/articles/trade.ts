import type { DemoArticle } from '../article.ts'

export const tradeArticles: readonly DemoArticle[] = [
  {
    title: 'Shared containers bring the cost of sending mats to Nouméa down by half',
    category: 'Trade & Export',
    countries: ['vu', 'nc'],
    daysAgo: 7,
    author: 'Votausi Garae',
    excerpt: 'Weavers on Pentecost fill a corner of a kava container, and pay for the corner only.',
    paragraphs: [
      'A red mat from Pentecost weighs little and takes up room, which is the worst thing to be when freight is charged by the box. Weavers around Saratamata used to send theirs by air, three at a time, and the freight cost more than the weaving.',
      'Since April a kava exporter in Luganville has rented out the last two cubic metres of each container that goes to Nouméa. The mats travel rolled in clean sacks on top of the kava, and arrive smelling of it. Buyers seem to like that.',
      'One shipment takes sixty mats. Each weaver pays for hers by weight, and a list inside the door says which roll belongs to whom. A shop in Nouméa collects them at the wharf, pays within two weeks and sends back photographs of where they hang, which are pinned up in the weaving house.',
      'The cost per mat has come down by a little more than half. The saving goes to the weavers, who have agreed not to lower their price. They would like a similar corner on the way to Suva, and have written to three exporters there. One has replied so far, and asked for a mat.',
    ],
  },
  {
    title: 'What a buyer in Suva wants to know before ordering ngali nuts',
    category: 'Trade & Export',
    countries: ['sb', 'fj'],
    daysAgo: 15,
    author: 'Freda Tepuke',
    excerpt:
      'Moisture, size, a date and a person who answers: a confectioner explains why her first order is always small.',
    paragraphs: [
      'A confectioner in Suva has bought ngali nuts from Temotu and Makira for three years. She is asked so often what a buyer wants that she wrote it on one page, and agreed that it be shared.',
      'First comes moisture. Nuts that feel dry in the hand may hold eight per cent, and at eight per cent they turn in a month. She asks for four, and for the reading to be written on the bag. Next comes size, since whole nuts go on top of a cake and broken ones inside it. Both are welcome, but not in one bag.',
      'Then she wants a date. It need not be the date of harvest; the day of roasting is enough. Last of all she wants a person. “If the boat is late I don’t mind,” she writes. “If nobody tells me that it is late, I find somebody else before Christmas.”',
      'Her first order is always five kilos, which disappoints people. She explains it as a question rather than an order. If the answer arrives dry, sorted and dated, the second is fifty. Two of her five suppliers began that way, and one now sends her a quarter of a tonne in the season.',
    ],
  },
  {
    title: 'Kava exporters in Savusavu put a harvest map on every sack',
    category: 'Trade & Export',
    countries: ['fj'],
    daysAgo: 33,
    author: 'Apisai Tuinasau',
    excerpt:
      'A printed square shows the field, the variety and the week, and customs officers abroad have begun to ask for it.',
    paragraphs: [
      'Each sack of kava that leaves a shed near the Savusavu bus stand now carries a printed square. It shows a small map with a dot on it, the name of the variety, and the week in which the roots were dug.',
      'The growers started it for themselves. Two years ago a shipment was held abroad because nobody could say which of thirty farms one sack had come from. All thirty waited eleven weeks to be paid. A cousin who draws maps for a forestry company offered to make them a sheet of stickers.',
      'Now the map is what buyers mention first. Officers at one port have begun to ask other exporters why theirs have none. The growers are pleased and a little alarmed, since a dot on a map also tells a thief where five-year-old plants are standing. Dots are therefore drawn at the village and not at the field.',
      'Printing costs eleven cents a sack. The shed keeps a book in which every dot has a name behind it, and the book stays in the shed. Growers from Taveuni have asked to join in, which would need a second sheet of stickers and a larger book.',
    ],
  },
]
