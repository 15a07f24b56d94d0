import type { Trade } from '../trade.ts'

export const freshProduce: readonly Trade[] = [
  {
    name: 'Burns Creek Greens',
    town: 'Panatina',
    goods: ['slippery cabbage', 'tomatoes'],
    text: 'Slippery cabbage, tomatoes and shallots grown on the flats behind Panatina and cut on the morning you buy them.',
  },
  {
    name: 'Mendana Market Fruit',
    town: 'Honiara',
    goods: ['pineapples', 'pawpaw'],
    text: 'Pineapples and pawpaw from the weather side, sold whole or cut, at the front row of the Honiara market.',
  },
  {
    name: 'Malaita Root Crops',
    town: 'Auki',
    goods: ['taro', 'sweet potato'],
    text: 'Taro and sweet potato in 25 kg bags, washed and dated, from the hills behind Auki.',
  },
  {
    name: 'Kolo Egg Farm',
    town: 'Gizo',
    goods: ['fresh eggs', 'spent hens'],
    text: 'Fresh eggs by the tray and spent hens for soup, from three sheds on the airport side of Gizo.',
  },
  {
    name: 'Isabel Mandarins',
    town: 'Buala',
    goods: ['mandarins', 'limes'],
    text: 'Mandarins from May to August and limes all year, picked in the valleys above Buala.',
  },
  {
    name: 'San Cristobal Bananas',
    town: 'Kirakira',
    goods: ['cooking bananas', 'ripe bananas'],
    text: 'Cooking bananas and ripe bananas in more kinds than we have names for, by the bunch in Kirakira.',
  },
  {
    name: 'Avuavu Coast Yams',
    town: 'Avuavu',
    goods: ['pana', 'yams'],
    text: 'Pana and yams dug on the weather coast and carried out from Avuavu when the sea allows.',
  },
  {
    name: 'Sigatoka Salad Growers',
    town: 'Sigatoka',
    goods: ['lettuce', 'cucumbers'],
    text: 'Lettuce, cucumbers and herbs from the salad bowl of Fiji, cooled within an hour of cutting in Sigatoka.',
  },
  {
    name: 'Taveuni Road Dalo',
    town: 'Savusavu',
    goods: ['dalo', 'yaqona plants'],
    text: 'Dalo by the sack and yaqona plants for new fields, at our shed near the Savusavu bus stand.',
  },
  {
    name: 'Ba River Fruit',
    town: 'Ba',
    goods: ['mangoes', 'watermelons'],
    text: 'Mangoes from October and watermelons from May, sold from the tailgate beside the bridge in Ba.',
  },
  {
    name: 'Wabag Highland Veg',
    town: 'Wabag',
    goods: ['english potatoes', 'cabbages'],
    text: 'English potatoes, cabbages and carrots from 2,000 metres, trucked down from Wabag on Sundays.',
  },
  {
    name: 'Rigo Road Fruit',
    town: 'Kwikila',
    goods: ['watermelon', 'oranges'],
    text: 'Watermelon and oranges from the Rigo road, loaded in Kwikila at midnight for the morning market.',
  },
  {
    name: 'Kokopo Galip and Greens',
    town: 'Kokopo',
    goods: ['galip nuts', 'aibika'],
    text: 'Galip nuts in season, aibika always, under the big rain trees by the Kokopo market.',
  },
  {
    name: 'Maraîchers de Bouloupari',
    town: 'Bouloupari',
    goods: ['courgettes', 'sweet onions'],
    text: 'Courgettes, sweet onions and melons from irrigated fields at Bouloupari, boxed for the week on Thursdays.',
  },
  {
    name: 'Ignames de Ponérihouen',
    town: 'Ponérihouen',
    goods: ['new yams', 'lychees'],
    text: 'New yams after the customary first harvest, and lychees in December, from Ponérihouen.',
  },
  {
    name: 'Mele Valley Produce',
    town: 'Port Vila',
    goods: ['island cabbage', 'kumala'],
    text: 'Island cabbage, kumala and spring onions, brought into Port Vila by the first bus.',
  },
  {
    name: 'Tanna Gardens',
    town: 'Isangel',
    goods: ['peanuts', 'giant yams'],
    text: 'Peanuts boiled or raw and giant yams for ceremonies, from ash-soil gardens around Isangel.',
  },
  {
    name: 'Malango Farm Gate',
    town: 'Malango',
    goods: ['beans', 'eggplant'],
    text: 'Beans, eggplant and corn from thirty garden plots, sold at the farm gate in Malango before the trucks leave.',
  },
  {
    name: 'Lughu Bay Gardens',
    town: 'Tingoa',
    goods: ['pawpaw', 'sweet potatoes'],
    text: 'Pawpaw, bananas and sweet potatoes from deep pockets of soil between the rocks, carried up to Tingoa on market mornings.',
  },
]
