import type { Trade } from '../trade.ts'

export const construction: readonly Trade[] = [
  {
    name: 'Betikama Block Works',
    town: 'Panatina',
    goods: ['concrete blocks', 'paving slabs'],
    text: 'Concrete blocks made every weekday in Panatina, cured for two weeks under wet sacks and tested at random. Paving slabs come in three sizes and two greys.',
  },
  {
    name: 'Umasani Builders',
    town: 'Auki',
    goods: ['house frames', 'roofing iron'],
    text: 'House frames cut and numbered in our Auki yard, so that a family can put them up in four days. Roofing iron is cut to length while the truck waits.',
  },
  {
    name: 'Kolombangara Timber Yard',
    town: 'Gizo',
    goods: ['sawn timber', 'treated posts'],
    text: 'Sawn timber from certified plantations, stacked by size under cover in Gizo. Treated posts for wharves and water tanks carry a stamp and a fifteen-year promise.',
  },
  {
    name: 'Kongga Hardware',
    town: 'Buala',
    goods: ['cement', 'rainwater tanks'],
    text: 'Cement, nails, paint and rainwater tanks, unloaded at Buala by barge and delivered around Isabel by banana boat.',
  },
  {
    name: 'Ulawa Coral Lime',
    town: 'Kirakira',
    goods: ['coral-free lime', 'gravel'],
    text: 'Builders around Kirakira asked for something better than burning reef, so we import coral-free lime and crush our own river gravel.',
  },
  {
    name: 'Bellona Roof and Gutter',
    town: 'Tingoa',
    goods: ['guttering', 'roof repairs'],
    text: 'On an island without a river, the roof is the well. We fit guttering, first-flush pipes and leaf screens, and do roof repairs from Tingoa to the far end of Bellona.',
  },
  {
    name: 'Yandina Works',
    town: 'Yandina',
    goods: ['timber trusses', 'building crews'],
    text: 'Timber trusses nailed on a flat slab in Yandina and shipped whole. Building crews of five can be hired with their own tools, tent and cook.',
  },
  {
    name: 'Rewa Bend Joinery',
    town: 'Nasinu',
    goods: ['louvre windows', 'solid doors'],
    text: 'Louvre windows and solid doors in mahogany and dakua, made to measure in Nasinu. Cyclone shutters are cut from the same boards so that they match.',
  },
  {
    name: 'Vuda Quarry Sales',
    town: 'Lautoka',
    goods: ['crushed rock', 'ready-mix concrete'],
    text: 'Crushed rock in six grades and ready-mix concrete within fifteen kilometres of Lautoka. Small loads for house pads are welcome on Saturdays.',
  },
  {
    name: 'Macuata Roofing',
    town: 'Labasa',
    goods: ['cyclone screws', 'long-run roofing'],
    text: 'Long-run roofing rolled to length in Labasa, sold with the right number of cyclone screws for your wind zone and a sheet that shows where they go.',
  },
  {
    name: 'Markham Steel Sheds',
    town: 'Lae',
    goods: ['steel sheds', 'water tank stands'],
    text: 'Bolt-together steel sheds for stores, coffee and chickens, engineered for Lae rain. Water tank stands come galvanised, with anchors.',
  },
  {
    name: 'Simbu Stone and Sand',
    town: 'Kundiawa',
    goods: ['washed sand', 'masonry stone'],
    text: 'Masonry stone split by hand in the gorge below Kundiawa, and washed sand that does not stain the render.',
  },
  {
    name: 'New Ireland Kit Homes',
    town: 'Namatanai',
    goods: ['kit homes', 'flooring'],
    text: 'Kit homes with two or three bedrooms, milled from kwila and taun near Namatanai. Flooring offcuts go cheaply to anyone who brings a truck.',
  },
  {
    name: 'Bâtisseurs du Caillou',
    town: 'Dumbéa',
    goods: ['earth bricks', 'masonry crews'],
    text: 'Earth bricks pressed from local laterite in Dumbéa stay cool in February. Our masonry crews lay them, render them and clean up afterwards.',
  },
  {
    name: 'Charpentes Pouembout',
    town: 'Pouembout',
    goods: ['pine roof frames', 'wooden decks'],
    text: 'Pine roof frames and wooden decks from Caribbean pine planted on the old cattle land around Pouembout.',
  },
  {
    name: 'Efate Coral Block',
    town: 'Port Vila',
    goods: ['coral blocks', 'retaining walls'],
    text: 'Coral blocks sawn from an inland quarry, light to carry and soft to cut. We build retaining walls with them all over Port Vila.',
  },
  {
    name: 'Malampa Builders’ Store',
    town: 'Lakatoro',
    goods: ['hurricane straps', 'plywood'],
    text: 'Plywood, hurricane straps, bolts and sound advice, in that order of weight, from a shed in Lakatoro that survived every storm so far.',
  },
  {
    name: 'Tandai Hill Drainage',
    town: 'Tandai',
    goods: ['culverts', 'drainage works'],
    text: 'Culverts cast in our own moulds and drainage works for driveways that wash away each January, in Tandai and up the hill.',
  },
]
