import type { Trade } from '../trade.ts'

export const foodAndBeverages: readonly Trade[] = [
  {
    name: 'Wantok Oven',
    town: 'Kukum',
    goods: ['coconut bread', 'taro buns'],
    text: 'Coconut bread and taro buns come out of a drum oven in Kukum at five each morning. By nine they are gone, except on rainy days.',
  },
  {
    name: 'Mama Ellen’s Kitchen',
    town: 'Auki',
    goods: ['cassava pudding', 'fish and chips'],
    text: 'Fish and chips in paper and cassava pudding in leaf, cooked beside the Auki market by three sisters who do not agree about salt.',
  },
  {
    name: 'Vella Chilli Company',
    town: 'Gizo',
    goods: ['chilli sauce', 'pawpaw chutney'],
    text: 'Bird’s-eye chillies from Vella Lavella become chilli sauce in three strengths. The pawpaw chutney, bottled in Gizo, is for those who want none of them.',
  },
  {
    name: 'Kastom Chocolate',
    town: 'Honiara',
    goods: ['dark chocolate', 'drinking chocolate'],
    text: 'Solomon beans, cane sugar and nothing more: dark chocolate in 40 gram bars and drinking chocolate in tins, ground on stone in Honiara.',
  },
  {
    name: 'Rove Juice Bar',
    town: 'Rove',
    goods: ['smoothies', 'fresh juice'],
    text: 'Fresh juice pressed while you watch and smoothies made with frozen soursop, near the police barracks in Rove. Bring your own cup and pay less.',
  },
  {
    name: 'Tikopia Table',
    town: 'Lata',
    goods: ['smoked fish pies', 'ginger tea'],
    text: 'Smoked fish pies and ginger tea served on a veranda in Lata when a ship is in, and on Sundays after church.',
  },
  {
    name: 'Ghaobata Cannery Kitchen',
    town: 'Tandai',
    goods: ['mango jam', 'pickled eggplant'],
    text: 'Village surplus is our raw material. Mango jam, pickled eggplant and tomato relish are cooked in small coppers at Tandai.',
  },
  {
    name: 'Taro Point Bakery',
    town: 'Taro',
    goods: ['ship biscuits', 'sweet rolls'],
    text: 'Ship biscuits baked hard enough for a week in an open canoe, and sweet rolls that last until the corner. The bakery is the blue house in Taro.',
  },
  {
    name: 'Levuka Tea House',
    town: 'Levuka',
    goods: ['coconut tarts', 'lemon tea'],
    text: 'Lemon tea, coconut tarts and the newspaper, on the sea wall in Levuka. The tarts follow a recipe from 1923 and a different oven.',
  },
  {
    name: 'Nadi Spice Traders',
    town: 'Nadi',
    goods: ['curry powder', 'garam masala'],
    text: 'Curry powder roasted in small pans, garam masala by weight and whole spices from sacks, in the old market street of Nadi.',
  },
  {
    name: 'Suva Roti Shop',
    town: 'Suva',
    goods: ['roti parcels', 'sweet chai'],
    text: 'Roti parcels with jackfruit, tuna or lamb, rolled fresh for the bus stand in Suva. Sweet chai is poured from before six.',
  },
  {
    name: 'Hagen Honey Bakery',
    town: 'Mount Hagen',
    goods: ['honey buns', 'peanut brittle'],
    text: 'Honey buns for the morning market in Mount Hagen and peanut brittle for the road. Both use what our neighbours grow.',
  },
  {
    name: 'Tolai Ginger Beer',
    town: 'Rabaul',
    goods: ['ginger beer', 'pineapple cordial'],
    text: 'Ginger beer brewed with Gazelle ginger and pineapple cordial with no colouring, bottled in Rabaul under the volcano’s eye.',
  },
  {
    name: 'Ela Beach Coffee Cart',
    town: 'Port Moresby',
    goods: ['banana bread', 'espresso'],
    text: 'Espresso from highland beans and banana bread from my aunt’s kitchen, on the foreshore in Port Moresby from six until the ice melts.',
  },
  {
    name: 'La Table de Bourail',
    town: 'Bourail',
    goods: ['venison sausages', 'deer terrine'],
    text: 'Venison sausages and deer terrine from animals hunted on the stations around Bourail, with the hunter’s name on the label.',
  },
  {
    name: 'Biscuiterie des Pins',
    town: 'Vao',
    goods: ['vanilla biscuits', 'snail butter'],
    text: 'Vanilla biscuits baked for the ferry and snail butter made from the island’s famous bulimes, in Vao.',
  },
  {
    name: 'Port-Olry Fish Kitchen',
    town: 'Port-Olry',
    goods: ['grilled lobster', 'coconut crab stew'],
    text: 'Grilled lobster on the white beach at Port-Olry, with your feet in the sand. Coconut crab stew must be ordered the day before.',
  },
  {
    name: 'Tingoa Coconut Kitchen',
    town: 'Tingoa',
    goods: ['coconut crab pies', 'palm toddy vinegar'],
    text: 'Coconut crab pies on flight days and palm toddy vinegar by the bottle, from the kitchen nearest the runway at Tingoa.',
  },
  {
    name: 'Nggela Sea Salt',
    town: 'Tulagi',
    goods: ['sea salt flakes', 'chilli salt'],
    text: 'Sea salt flakes dried on black plastic in the sun of Nggela, and chilli salt for pawpaw, packed in Tulagi.',
  },
]
