import type { Trade } from '../trade.ts'

export const clothing: readonly Trade[] = [
  {
    name: 'Lavalava Lane',
    town: 'Honiara',
    goods: ['printed lavalavas', 'island shirts'],
    text: 'Printed lavalavas and island shirts in our own designs, screened on cotton behind the Honiara market.',
  },
  {
    name: 'Vura Tailors',
    town: 'Vura',
    goods: ['school uniforms', 'choir robes'],
    text: 'School uniforms that allow for growing and choir robes that allow for breathing, sewn to measure in Vura.',
  },
  {
    name: 'Sisi Laulasi Designs',
    town: 'Auki',
    goods: ['shell-button dresses', 'church wear'],
    text: 'Shell-button dresses and church wear for women, cut in Auki and finished with buttons from the lagoon.',
  },
  {
    name: 'Noro Workwear',
    town: 'Noro',
    goods: ['boiler suits', 'cannery boots'],
    text: 'Boiler suits, aprons and cannery boots for people who stand all day on wet floors in Noro. Embroidered names cost nothing extra.',
  },
  {
    name: 'Santa Cruz Threads',
    town: 'Lata',
    goods: ['baby clothes', 'mended nets and sails'],
    text: 'Baby clothes in soft cotton, and mended nets and sails, since the same machine does both. Our door in Lata is open whenever the lamp is lit.',
  },
  {
    name: 'Hograno Prints',
    town: 'Buala',
    goods: ['block-printed fabric', 'cushion covers'],
    text: 'Block-printed fabric with frigate birds and pawpaw leaves, carved and stamped in Buala. Cushion covers are cut from the ends.',
  },
  {
    name: 'Mbirambira Sportswear',
    town: 'Gizo',
    goods: ['team jerseys', 'netball dresses'],
    text: 'Team jerseys and netball dresses, dye-printed with names and numbers in Gizo. Order a dozen and the thirteenth is free.',
  },
  {
    name: 'Bula Thread Co',
    town: 'Lautoka',
    goods: ['bula shirts', 'sulu va taga'],
    text: 'Bula shirts in 22 prints and sulu va taga tailored in a day, from a first-floor workshop in Lautoka.',
  },
  {
    name: 'Saris of Ba',
    town: 'Ba',
    goods: ['saris', 'blouses to measure'],
    text: 'Saris in silk and georgette and blouses to measure within two days. Brides come to Ba from three islands and stay for tea.',
  },
  {
    name: 'Tanoa Street Knitwear',
    town: 'Suva',
    goods: ['school jumpers', 'cotton knits'],
    text: 'School jumpers and cotton knits made on Suva looms, for offices where the air conditioning is too proud.',
  },
  {
    name: 'Motu Meri Blouses',
    town: 'Port Moresby',
    goods: ['meri blouses', 'matching shirts'],
    text: 'Meri blouses with lace or without, and matching shirts for the whole family, cut on Mondays in Port Moresby and ready by Friday.',
  },
  {
    name: 'Highlands Wool and Bilum Wear',
    town: 'Goroka',
    goods: ['bilum dresses', 'wool hats'],
    text: 'Bilum dresses that take three months and wool hats that take an evening. Goroka nights explain the hats.',
  },
  {
    name: 'Second Sun Clothing',
    town: 'Lae',
    goods: ['sorted second-hand clothes', 'denim'],
    text: 'Sorted second-hand clothes, washed, pressed and hung by size. Denim is our strongest rack, and Lae students our best customers.',
  },
  {
    name: 'Robes Mission Océane',
    town: 'Nouméa',
    goods: ['mission dresses', 'linen shirts'],
    text: 'Mission dresses in bright cotton with proper lace, and linen shirts for the men who wait outside. Our Nouméa shop also alters.',
  },
  {
    name: 'Maille du Caillou',
    town: 'Dumbéa',
    goods: ['children’s swimwear', 'sun hats'],
    text: 'Children’s swimwear with real sun protection and wide sun hats, designed and sewn in Dumbéa.',
  },
  {
    name: 'Aelan Dress House',
    town: 'Port Vila',
    goods: ['island dresses', 'screen-printed shirts'],
    text: 'Island dresses with wings and ribbons, sewn in Port Vila for churches, choirs and independence day. Screen-printed shirts start at ten pieces.',
  },
  {
    name: 'Santo Surf Cloth',
    town: 'Luganville',
    goods: ['board shorts', 'beach wraps'],
    text: 'Board shorts stitched three times at the seam and beach wraps dyed with local leaves, in Luganville.',
  },
]
