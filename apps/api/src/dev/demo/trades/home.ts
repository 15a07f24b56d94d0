import type { Trade } from '../trade.ts'

export const homeAndGarden: readonly Trade[] = [
  {
    name: 'Kombito Garden Supply',
    town: 'Vura',
    goods: ['potted orchids', 'garden tools'],
    text: 'Potted orchids, vegetable seedlings and garden tools from a shaded yard in Vura. Advice on snails is free.',
  },
  {
    name: 'Mataniko Kitchenware',
    town: 'Mataniko',
    goods: ['saucepans', 'enamel plates'],
    text: 'Saucepans wide enough for a family, enamel plates and cast-iron stoves, beside the Mataniko bridge.',
  },
  {
    name: 'Umi Home Store',
    town: 'Auki',
    goods: ['foam beds', 'mosquito nets'],
    text: 'Foam beds, mosquito nets and plastic chairs, delivered by truck as far as the Auki roads go.',
  },
  {
    name: 'Gizo Hammock Makers',
    town: 'Gizo',
    goods: ['hammocks', 'shade sails'],
    text: 'Hammocks in cotton rope and shade sails cut from marine cloth, made to hang in Gizo wind.',
  },
  {
    name: 'Buala Cane Works',
    town: 'Buala',
    goods: ['cane chairs', 'laundry baskets'],
    text: 'Cane chairs and laundry baskets from loia cane, steamed and bent on the beach at Buala.',
  },
  {
    name: 'Makira Candle Room',
    town: 'Kirakira',
    goods: ['coconut candles', 'oil lamps'],
    text: 'Coconut candles poured in shells and oil lamps for nights without fuel, made by a youth group in Kirakira.',
  },
  {
    name: 'Central Islands Hardware',
    town: 'Yandina',
    goods: ['brooms', 'bush knives'],
    text: 'Brooms, bush knives, buckets and rope: everything a house in Yandina wears out in a year.',
  },
  {
    name: 'Colo-i-Suva Nursery',
    town: 'Nasinu',
    goods: ['tree ferns', 'fruit trees'],
    text: 'Tree ferns, fruit trees and hedges grown in Nasinu rain, hardy before they reach your garden.',
  },
  {
    name: 'Nadi Curtain House',
    town: 'Nadi',
    goods: ['curtains', 'bed linen'],
    text: 'Curtains measured at your window and bed linen in hotel cotton, from Nadi.',
  },
  {
    name: 'Labasa Pots and Pavers',
    town: 'Labasa',
    goods: ['clay pots', 'garden pavers'],
    text: 'Clay pots and garden pavers thrown and pressed from Labasa river clay.',
  },
  {
    name: 'Hanuabada Home Fabrics',
    town: 'Port Moresby',
    goods: ['tablecloths', 'floor mats'],
    text: 'Tablecloths, floor mats and cushions in Papuan prints, made by a women’s group in Port Moresby.',
  },
  {
    name: 'Rabaul Rose Gardens',
    town: 'Rabaul',
    goods: ['cut flowers', 'rose bushes'],
    text: 'Cut flowers for church and rose bushes that like volcanic soil, grown on the hill above Rabaul.',
  },
  {
    name: 'Hagen Blankets',
    town: 'Mount Hagen',
    goods: ['wool blankets', 'quilts'],
    text: 'Wool blankets and patchwork quilts for cold highland mornings, sewn in Mount Hagen.',
  },
  {
    name: 'Jardins de la Foa',
    town: 'La Foa',
    goods: ['succulents', 'irrigation kits'],
    text: 'Succulents that forgive you and irrigation kits that do the forgiving, from a nursery in La Foa.',
  },
  {
    name: 'Bois et Maison',
    town: 'Païta',
    goods: ['kitchen shelves', 'garden benches'],
    text: 'Kitchen shelves and garden benches in local pine and kohu, oiled and ready, from our Païta workshop.',
  },
  {
    name: 'Coconut Crafted Homes',
    town: 'Port Vila',
    goods: ['coconut timber furniture', 'lampshades'],
    text: 'Coconut timber furniture and lampshades from sheath fibre, made in Port Vila from palms past bearing.',
  },
  {
    name: 'Lakatoro Household',
    town: 'Lakatoro',
    goods: ['water filters', 'gas stoves'],
    text: 'Water filters, gas stoves and guttering for homes that catch their own rain, on the main road of Lakatoro.',
  },
]
