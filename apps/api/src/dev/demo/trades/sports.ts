import type { Trade } from '../trade.ts'

export const sports: readonly Trade[] = [
  {
    name: 'Lawson Tama Sports',
    town: 'Honiara',
    goods: ['football boots', 'team kits'],
    text: 'Football boots from size 28, team kits and whistles, within sight of the Honiara stadium.',
  },
  {
    name: 'Guadalcanal Dive Shed',
    town: 'Tandai',
    goods: ['scuba hire', 'night dives'],
    text: 'Scuba hire and night dives on the wrecks west of Tandai. We check your card, then your air, then the weather.',
  },
  {
    name: 'Auki Netball House',
    town: 'Auki',
    goods: ['netballs', 'court marking'],
    text: 'Netballs, bibs and court marking for schools on Malaita, from a store in Auki run by three former players.',
  },
  {
    name: 'Munda Kayak Centre',
    town: 'Munda',
    goods: ['sea kayaks', 'paddleboards'],
    text: 'Sea kayaks and paddleboards by the hour or the week, with tide tables taped inside the hatch, in Munda.',
  },
  {
    name: 'Ghizo Game Fishing',
    town: 'Gizo',
    goods: ['game fishing trips', 'lures'],
    text: 'Game fishing trips for sailfish and wahoo, and lures tied by the skipper’s daughter in Gizo.',
  },
  {
    name: 'Sailing Club Stores',
    town: 'Tulagi',
    goods: ['sail repairs', 'life jackets'],
    text: 'Sail repairs on a long table and life jackets that children will wear, in Tulagi.',
  },
  {
    name: 'Choiseul Canoe Racers',
    town: 'Taro',
    goods: ['war canoe paddles', 'racing canoes'],
    text: 'War canoe paddles balanced by eye and racing canoes for forty, built at Taro for festival season.',
  },
  {
    name: 'Nadi Rugby Outfitters',
    town: 'Nadi',
    goods: ['rugby balls', 'mouthguards'],
    text: 'Rugby balls that grip in the rain and mouthguards fitted in hot water while you hold your breath, in Nadi.',
  },
  {
    name: 'Beqa Passage Divers',
    town: 'Lami',
    goods: ['shark dives', 'dive courses'],
    text: 'Shark dives with marshals and dive courses with patience, by boat from Lami.',
  },
  {
    name: 'Sigatoka Sandboards',
    town: 'Sigatoka',
    goods: ['sandboard hire', 'dune walks'],
    text: 'Sandboard hire and guided dune walks at the mouth of the river near Sigatoka.',
  },
  {
    name: 'Kokoda Trekking Stores',
    town: 'Port Moresby',
    goods: ['trekking packs', 'porters'],
    text: 'Trekking packs, boots on trial and porters paid above the going rate, from our store in Port Moresby.',
  },
  {
    name: 'Kavieng Surf House',
    town: 'Kavieng',
    goods: ['surfboard repairs', 'surf guiding'],
    text: 'Surfboard repairs by lamplight and surf guiding by someone who went to school here, in Kavieng.',
  },
  {
    name: 'Lae Boxing Gym',
    town: 'Lae',
    goods: ['boxing lessons', 'gloves'],
    text: 'Boxing lessons for boys and girls after school, gloves in every size, and homework first, in Lae.',
  },
  {
    name: 'Kitesurf Anse-Vata',
    town: 'Nouméa',
    goods: ['kitesurf lessons', 'board hire'],
    text: 'Kitesurf lessons in a lagoon that stays shallow for a mile, and board hire for those who already know, in Nouméa.',
  },
  {
    name: 'Randonnées du Mont Panié',
    town: 'Pouébo',
    goods: ['guided hikes', 'camping gear'],
    text: 'Guided hikes to the cloud forest above Pouébo and camping gear that has been dried since the last person.',
  },
  {
    name: 'Vila Cycle Works',
    town: 'Port Vila',
    goods: ['mountain bikes', 'bike repairs'],
    text: 'Mountain bikes for hire and bike repairs by the man who built the Port Vila track.',
  },
  {
    name: 'Santo Wreck Divers',
    town: 'Luganville',
    goods: ['wreck diving', 'tank fills'],
    text: 'Wreck diving on the great liner by the channel, with tank fills from six, in Luganville.',
  },
]
