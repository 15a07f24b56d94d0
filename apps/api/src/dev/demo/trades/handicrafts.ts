import type { Trade } from '../trade.ts'

export const handicrafts: readonly Trade[] = [
  {
    name: 'Marovo Spirit Carvers',
    town: 'Seghe',
    goods: ['nguzunguzu figures', 'inlaid bowls'],
    text: 'Nguzunguzu figures and inlaid bowls carved from kerosene wood, with nautilus shell set in by hand. Eleven carvers share the workshop at Seghe.',
  },
  {
    name: 'Langalanga Shell Works',
    town: 'Auki',
    goods: ['shell money', 'shell necklaces'],
    text: 'Shell money is still drilled, strung and ground smooth here, one disc at a time. Shell necklaces for visitors are made in Auki from the same four shells.',
  },
  {
    name: 'Nendö Feather and Fibre',
    town: 'Lata',
    goods: ['woven bags', 'red feather pieces'],
    text: 'Loom-woven bags in banana fibre, a craft of Temotu alone, and small red feather pieces made with dyed fowl feathers in Lata.',
  },
  {
    name: 'Rennell Walking Sticks',
    town: 'Tingoa',
    goods: ['carved walking sticks', 'pandanus mats'],
    text: 'Carved walking sticks with a dolphin or a shark for a handle, and pandanus mats so fine that they fold like cloth. Both are from around Tingoa.',
  },
  {
    name: 'Arosi Bowl Makers',
    town: 'Kirakira',
    goods: ['black food bowls', 'feast spoons'],
    text: 'Black food bowls shaped like birds, rubbed with putty nut and set with shell. The makers near Kirakira also cut feast spoons.',
  },
  {
    name: 'Nggela Basket House',
    town: 'Tulagi',
    goods: ['bukaware baskets', 'table mats'],
    text: 'Bukaware baskets and table mats from climbing fern, woven so tightly that they hold rice. Women of six villages deliver to Tulagi on pension day.',
  },
  {
    name: 'Honiara Craft Collective',
    town: 'Honiara',
    goods: ['tapa cloth', 'wooden masks'],
    text: 'Tapa cloth, wooden masks and musical pipes from every province under one roof in Honiara. The label tells you who made it and what she was paid.',
  },
  {
    name: 'Somosomo Masi',
    town: 'Suva',
    goods: ['masi panels', 'framed tapa'],
    text: 'Masi panels beaten from paper mulberry, stencilled in soot and clay. Framed tapa for offices is ready in two weeks from our Suva studio.',
  },
  {
    name: 'Lau Woodturners',
    town: 'Tubou',
    goods: ['kava bowls', 'carved war clubs'],
    text: 'Kava bowls with four legs, six or ten, from vesi felled with permission. Carved war clubs from Tubou travel with a paper for customs.',
  },
  {
    name: 'Nakabuta Potters',
    town: 'Sigatoka',
    goods: ['clay cooking pots', 'water jars'],
    text: 'Clay cooking pots and water jars, coiled by hand and fired in the open near Sigatoka, as our mothers showed us.',
  },
  {
    name: 'Sepik Story Boards',
    town: 'Ambunti',
    goods: ['story boards', 'spirit masks'],
    text: 'Story boards, spirit masks and hook figures carved along the middle Sepik. We collect them by canoe and sell from a riverside house in Ambunti.',
  },
  {
    name: 'Goroka Bilum House',
    town: 'Goroka',
    goods: ['wool bilums', 'string bags'],
    text: 'Wool bilums and natural string bags, looped without a needle or a pattern. Each takes a month, and the price in Goroka says so.',
  },
  {
    name: 'Trobriand Ebony',
    town: 'Alotau',
    goods: ['ebony carvings', 'lime spatulas'],
    text: 'Ebony carvings, lime spatulas and small tables from Kiriwina, brought to Alotau by trading boat.',
  },
  {
    name: 'Sculpteurs de Hienghène',
    town: 'Hienghène',
    goods: ['roof spires', 'soapstone figures'],
    text: 'Roof spires in houp wood and soapstone figures, made by a family that carved for the great house at Hienghène.',
  },
  {
    name: 'Tressage de Lifou',
    town: 'Wé',
    goods: ['pandanus hats', 'wedding mats'],
    text: 'Pandanus hats and wedding mats plaited in Wé by grandmothers who teach on Wednesday afternoons.',
  },
  {
    name: 'Ambrym Tamtam Carvers',
    town: 'Lakatoro',
    goods: ['slit drums', 'tree fern figures'],
    text: 'Slit drums taller than a doorway and tree fern figures with the right to be sold. We ship them from Lakatoro by barge.',
  },
  {
    name: 'Pentecost Red Mats',
    town: 'Saratamata',
    goods: ['red mats', 'woven baskets'],
    text: 'Red mats dyed in pandanus root, with patterns cut in banana stem. The women who weave them also make woven baskets, in a house by the airstrip in Saratamata.',
  },
  {
    name: 'Bellona Fan Weavers',
    town: 'Tingoa',
    goods: ['coconut-leaf fans', 'fine baskets'],
    text: 'Coconut-leaf fans with black borders and fine baskets for church, brought to Tingoa by weavers from both islands.',
  },
]
