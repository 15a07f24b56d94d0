import type { Trade } from '../trade.ts'

export const agriculture: readonly Trade[] = [
  {
    name: 'Toghovera Cocoa Growers',
    town: 'Malango',
    goods: ['dried cocoa beans', 'cocoa nibs'],
    text: 'Twenty-six families around Malango grow, ferment and sun-dry cocoa on the Guadalcanal plains. We sell dried cocoa beans by the 62 kg bag and roasted cocoa nibs by the half kilo.',
  },
  {
    name: 'Fairy Tern Copra Mill',
    town: 'Auki',
    goods: ['copra', 'coconut meal'],
    text: 'The mill takes in green and smoked nuts from both sides of the Auki road and turns them into copra for export and coconut meal for pig feed.',
  },
  {
    name: 'Waimapuru Cocoa House',
    town: 'Kirakira',
    goods: ['wet cocoa beans', 'fermented cocoa'],
    text: 'Growers from Star Harbour to Arosi bring wet cocoa beans here and are paid the same afternoon. Buyers get fermented cocoa, graded twice, dried on raised beds above Kirakira and never over smoke.',
  },
  {
    name: 'Batava Virgin Oil',
    town: 'Taro',
    goods: ['cold-pressed coconut oil', 'coconut flour'],
    text: 'Nuts are grated, dried at low heat and pressed within four hours of opening. The result is cold-pressed coconut oil that keeps for two years and coconut flour for bakers, packed on the shore at Taro.',
  },
  {
    name: 'Nendö Nut Company',
    town: 'Lata',
    goods: ['ngali nuts', 'cutnuts'],
    text: 'Ngali nuts and cutnuts from Santa Cruz, cracked by hand in Lata and roasted with sea salt. Hotels take the five-kilo tin and travellers take the pocket bag.',
  },
  {
    name: 'Lughu Honey and Wax',
    town: 'Tingoa',
    goods: ['raw honey', 'beeswax blocks'],
    text: 'Forty hives stand under the coconut and ngali trees of East Rennell, where nothing has ever been sprayed. In Tingoa we bottle raw honey and cast beeswax blocks for candle makers.',
  },
  {
    name: 'Kia Strait Seaweed Growers',
    town: 'Buala',
    goods: ['dried seaweed', 'seaweed fertiliser'],
    text: 'Lines of cottonii float off the Isabel reefs and come ashore at Buala twice a month. We press dried seaweed into 80 kg bales and brew what is left into seaweed fertiliser for gardeners.',
  },
  {
    name: 'Wainikavika Ginger Packers',
    town: 'Navua',
    goods: ['mature ginger', 'ginger in syrup'],
    text: 'Washed, graded and cured beside the Navua river, our mature ginger travels by the tonne. The pieces that are too crooked for export become ginger in syrup, which Suva cafes buy by the bucket.',
  },
  {
    name: 'Vunilagi Copra Dryers',
    town: 'Savusavu',
    goods: ['hot-air copra', 'coconut husk fibre'],
    text: 'Hot-air copra, white and without smoke, from nine small plantations along the Hibiscus Highway near Savusavu. The husks are combed into coconut husk fibre for nurseries.',
  },
  {
    name: 'Valley Road Papaya',
    town: 'Sigatoka',
    goods: ['red papaya', 'dried papaya'],
    text: 'Red papaya from the banks of the Sigatoka River, heat-treated and certified for New Zealand. What is too ripe to fly is sliced and sold as dried papaya in 100 gram bags.',
  },
  {
    name: 'Asaro Mist Coffee',
    town: 'Goroka',
    goods: ['parchment coffee', 'roasted arabica'],
    text: 'We buy cherry from 140 households in the hills above Goroka and pulp it on the same night. Exporters take our parchment coffee, and the roastery sells roasted arabica every morning but Sunday.',
  },
  {
    name: 'Wahgi Sunrise Estate',
    town: 'Mount Hagen',
    goods: ['green coffee beans', 'coffee seedlings'],
    text: 'Green coffee beans grown at 1,650 metres outside Mount Hagen, washed in spring water and dried on African beds. The nursery also raises coffee seedlings for neighbours who are replanting old blocks.',
  },
  {
    name: 'Higaturu Vanilla Curers',
    town: 'Popondetta',
    goods: ['cured vanilla', 'vanilla powder'],
    text: 'Beans are sweated in wool, sunned for three weeks and rested for two months before we call them cured vanilla. Broken ones are ground to vanilla powder in our shed in Popondetta.',
  },
  {
    name: 'Ferme de la Ouaméni',
    town: 'La Foa',
    goods: ['robusta coffee', 'niaouli honey'],
    text: 'Under the old shade trees near La Foa we still pick robusta coffee by hand, as the first planters did. The bees look after themselves and give us niaouli honey twice a year.',
  },
  {
    name: 'Élevage des Deux Rivières',
    town: 'Bourail',
    goods: ['beef carcasses', 'cattle feed'],
    text: 'A family station of 300 Limousin head between two rivers at Bourail. Butchers order beef carcasses by the quarter, and dry-season neighbours come to us for cattle feed.',
  },
  {
    name: 'Sarakata Cocoa and Kava',
    town: 'Luganville',
    goods: ['cocoa beans', 'green kava'],
    text: 'From a yard by the Sarakata bridge in Luganville we grade organic cocoa beans for chocolate makers in four countries. On Mondays and Thursdays we also buy green kava from Santo growers.',
  },
  {
    name: 'White Grass Coffee',
    town: 'Isangel',
    goods: ['Tanna arabica', 'coffee cherries'],
    text: 'Volcanic ash, cool nights and patient pickers make this Tanna arabica what it is. We buy coffee cherries at the gate in Isangel and roast the best lots ourselves.',
  },
]
