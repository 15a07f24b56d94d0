import type { Trade } from '../trade.ts'

export const mining: readonly Trade[] = [
  {
    name: 'Chovohio Sluice and Pan',
    town: 'Malango',
    goods: ['sluice boxes', 'gold pans'],
    text: 'Sluice boxes, gold pans and water testing for the small miners of the Malango hills. We buy nothing and sell only tools and good advice.',
  },
  {
    name: 'Mataniko Sand and Gravel',
    town: 'Mataniko',
    goods: ['river sand', 'screened gravel'],
    text: 'River sand and screened gravel taken under permit from the lower Mataniko, washed twice and loaded by volume you can see.',
  },
  {
    name: 'Nggela Rock Products',
    town: 'Tulagi',
    goods: ['armour rock', 'crushed basalt'],
    text: 'Armour rock for sea walls and crushed basalt for roads, loaded straight onto barges at our face near Tulagi.',
  },
  {
    name: 'Isabel Core Services',
    town: 'Buala',
    goods: ['core drilling', 'core sheds'],
    text: 'Core drilling crews with light rigs that fly in pieces, and core sheds in Buala where samples stay dry and in order.',
  },
  {
    name: 'Choiseul Geo Field',
    town: 'Taro',
    goods: ['soil sampling', 'field camps'],
    text: 'Soil sampling lines cut, flagged and bagged as the geologist drew them. Field camps near Taro are set up with the consent of each tribe, in writing.',
  },
  {
    name: 'Bellona Phosphate Restoration',
    town: 'Tingoa',
    goods: ['phosphate soil', 'land restoration'],
    text: 'Old pits are filled, levelled and planted by our own crew. Phosphate soil left over is bagged for gardens, and land restoration elsewhere is quoted from Tingoa.',
  },
  {
    name: 'Western Assay Desk',
    town: 'Gizo',
    goods: ['gold assays', 'mineral testing'],
    text: 'Gold assays and mineral testing with results in three days, explained in Pijin at our counter in Gizo. Samples over two kilos need an appointment.',
  },
  {
    name: 'Ba Valley Aggregates',
    town: 'Ba',
    goods: ['river aggregate', 'fill sand'],
    text: 'River aggregate and fill sand from permitted bars above Ba, with the haul road watered in dry months.',
  },
  {
    name: 'Vatu Ridge Drilling',
    town: 'Vatukoula',
    goods: ['underground drilling', 'ventilation fans'],
    text: 'Underground drilling by contract, with our own compressors and rescue team. The workshop in Vatukoula rewinds ventilation fans and pump motors.',
  },
  {
    name: 'Marble Cove Stone',
    town: 'Savusavu',
    goods: ['dimension stone', 'polished slabs'],
    text: 'Dimension stone cut near Savusavu and polished slabs for kitchens that should last longer than the house.',
  },
  {
    name: 'Wau Small Miners’ Centre',
    town: 'Wau',
    goods: ['mercury-free gold kits', 'mining courses'],
    text: 'Mercury-free gold kits and mining courses for family miners in Wau, taught beside a real creek. More than four hundred people have finished so far.',
  },
  {
    name: 'Star Mountains Camp Services',
    town: 'Tabubil',
    goods: ['camp catering', 'rig spares'],
    text: 'Camp catering for crews of ten to two hundred and rig spares that would otherwise take a week to reach Tabubil.',
  },
  {
    name: 'Porgera Geo Labs',
    town: 'Porgera',
    goods: ['ore testing', 'rock cutting'],
    text: 'Ore testing, thin sections and rock cutting in a laboratory at 2,300 metres. Porgera results are sealed and signed by two people.',
  },
  {
    name: 'Nickel Terrain Services',
    town: 'Thio',
    goods: ['nickel sampling', 'haul road upkeep'],
    text: 'Nickel sampling and haul road upkeep on the old terraces above Thio, with replanting counted in every price.',
  },
  {
    name: 'Carrières de Poya',
    town: 'Poya',
    goods: ['road base', 'limestone'],
    text: 'Road base, limestone and sand from two pits at Poya, weighed on a public bridge.',
  },
  {
    name: 'Atelier Minier de Voh',
    town: 'Voh',
    goods: ['conveyor repairs', 'hydraulic hoses'],
    text: 'Hydraulic hoses made while you wait and conveyor repairs by day or night, five minutes off the main road at Voh.',
  },
  {
    name: 'Pozzolan Pacific',
    town: 'Port Vila',
    goods: ['pozzolan powder', 'pumice'],
    text: 'Pumice and pozzolan powder dug from old ash fields on Efate, bagged near Port Vila for builders and water filters.',
  },
]
