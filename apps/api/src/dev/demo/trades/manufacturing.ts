import type { Trade } from '../trade.ts'

export const manufacturing: readonly Trade[] = [
  {
    name: 'Ranadi Soap House',
    town: 'Honiara',
    goods: ['laundry soap', 'coconut soap bars'],
    text: 'Laundry soap in long yellow bars and coconut soap bars for the face, boiled in Honiara from Guadalcanal oil.',
  },
  {
    name: 'Kukum Canvas and Tarpaulin',
    town: 'Kukum',
    goods: ['tarpaulins', 'truck covers'],
    text: 'Tarpaulins, truck covers and market awnings sewn on machines old enough to have stories. Eyelets are set free of charge in our Kukum loft.',
  },
  {
    name: 'Auki Ice and Water',
    town: 'Auki',
    goods: ['block ice', 'bottled water'],
    text: 'Block ice for fishermen from four in the morning and bottled water for everyone else, made from a spring above Auki.',
  },
  {
    name: 'Marovo Fibreglass Boats',
    town: 'Seghe',
    goods: ['fibreglass canoes', 'boat repairs'],
    text: 'Twenty-three-foot fibreglass canoes laid up by hand at Seghe, with a keel that likes the lagoon chop. Boat repairs can usually wait for the tide but not for the weekend.',
  },
  {
    name: 'Tulagi Slip and Foundry',
    town: 'Tulagi',
    goods: ['propeller castings', 'slipway repairs'],
    text: 'Propeller castings in bronze, shaft work and slipway repairs at the old harbour in Tulagi, for vessels up to 120 tonnes.',
  },
  {
    name: 'Makira Banana Flour',
    town: 'Kirakira',
    goods: ['banana flour', 'breadfruit chips'],
    text: 'An island with a hundred kinds of banana ought to export some of them. In Kirakira we mill banana flour and fry breadfruit chips in coconut oil.',
  },
  {
    name: 'Santa Isabel Furniture',
    town: 'Buala',
    goods: ['school desks', 'dining tables'],
    text: 'School desks by the hundred and dining tables by the one, in vasa and rosewood, joined without nails in Buala.',
  },
  {
    name: 'Vatu Plastics',
    town: 'Lami',
    goods: ['water tanks', 'food containers'],
    text: 'Rotomoulded water tanks from 500 to 10,000 litres and food containers for market sellers, made at Lami with half our power from the roof.',
  },
  {
    name: 'Tavua Garment Works',
    town: 'Tavua',
    goods: ['school uniforms', 'work overalls'],
    text: 'School uniforms for forty schools and work overalls for the mine, cut and sewn by eighty-five women and men in Tavua.',
  },
  {
    name: 'Rakiraki Crisps',
    town: 'Vaileka',
    goods: ['cassava crisps', 'dalo chips'],
    text: 'Cassava crisps and dalo chips, sliced thin and salted lightly in Vaileka. Shops order by the carton, children by the packet.',
  },
  {
    name: 'Papuan Paint and Coatings',
    town: 'Port Moresby',
    goods: ['house paint', 'marine coatings'],
    text: 'House paint mixed for mildew and sun, and marine coatings that hold below the waterline. Our Port Moresby factory matches any colour from a leaf or a brick.',
  },
  {
    name: 'Bulolo Ply and Veneer',
    town: 'Bulolo',
    goods: ['plywood sheets', 'veneer'],
    text: 'Plantation hoop pine, peeled and pressed into plywood sheets at Bulolo. Cabinet makers come for veneer in four figures.',
  },
  {
    name: 'Madang Net and Rope',
    town: 'Madang',
    goods: ['fishing nets', 'rope'],
    text: 'Fishing nets knotted to your mesh and rope laid in any length to 220 metres, from a long shed by the harbour in Madang.',
  },
  {
    name: 'Savonnerie de Païta',
    town: 'Païta',
    goods: ['niaouli soap', 'cleaning products'],
    text: 'Niaouli soap, sandalwood soap and plain cleaning products without perfume, poured and cut in Païta.',
  },
  {
    name: 'Atelier Inox du Nord',
    town: 'Koné',
    goods: ['stainless kitchens', 'fuel tanks'],
    text: 'Stainless kitchens for canteens and fuel tanks for boats, welded in Koné by people who sign their seams.',
  },
  {
    name: 'Vila Mattress Company',
    town: 'Port Vila',
    goods: ['foam mattresses', 'pillows'],
    text: 'Foam mattresses in six thicknesses and pillows in two tempers, cut in Port Vila and rolled to fit a small plane.',
  },
  {
    name: 'Santo Meat Tinning',
    town: 'Luganville',
    goods: ['tinned beef', 'beef tallow'],
    text: 'Grass-fed Santo beef, cooked in the tin with salt and nothing else. Tinned beef leaves Luganville by the pallet and beef tallow goes to the soap makers.',
  },
]
