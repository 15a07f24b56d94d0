import type { Trade } from '../trade.ts'

export const tourism: readonly Trade[] = [
  {
    name: 'Mbabanga Leaf Houses',
    town: 'Gizo',
    goods: ['overwater bungalows', 'reef snorkelling'],
    text: 'Six overwater bungalows stand on the reef edge, twenty minutes from the Gizo wharf by canoe. Guests eat what was caught that day, and reef snorkelling starts at the bottom step.',
  },
  {
    name: 'Rendova Sunset Lodge',
    town: 'Munda',
    goods: ['lodge rooms', 'wreck dives'],
    text: 'Lodge rooms with fans and mosquito nets, each facing the volcano across the lagoon. Our dive master takes at most four people on wreck dives from the Munda jetty.',
  },
  {
    name: 'Lilisiana Guesthouse',
    town: 'Auki',
    goods: ['family rooms', 'shell-money village tours'],
    text: 'A quiet guesthouse in Auki with family rooms upstairs and a kitchen that anyone may use. Ask at breakfast about shell-money village tours in Langalanga Lagoon.',
  },
  {
    name: 'Papatura Passage Surf Camp',
    town: 'Buala',
    goods: ['surf camp weeks', 'fishing charters'],
    text: 'Seven breaks lie within a short ride, and the crowd is whoever else is at dinner. Surf camp weeks run from November to April out of Buala, with fishing charters when the swell drops.',
  },
  {
    name: 'Tevai Lake Stay',
    town: 'Tingoa',
    goods: ['lakeside huts', 'birdwatching walks'],
    text: 'Lakeside huts of sago palm beside the largest raised-atoll lake in the world, three hours by truck from Tingoa. The owner has led birdwatching walks since he was a boy and knows every call.',
  },
  {
    name: 'Duff Islands Voyages',
    town: 'Lata',
    goods: ['sailing canoe trips', 'homestays'],
    text: 'We sail traditional outriggers from Lata when the wind allows and wait when it does not. Sailing canoe trips include homestays with the families who built the boats.',
  },
  {
    name: 'Point Cruz View Rooms',
    town: 'Honiara',
    goods: ['harbour rooms', 'conference lunches'],
    text: 'Harbour rooms for people with meetings: a desk, a lamp that works, and a late check-out when the plane is late. The terrace does conference lunches for groups of up to sixty in central Honiara.',
  },
  {
    name: 'Chubikopi Homestay',
    town: 'Seghe',
    goods: ['homestay nights', 'kayak hire'],
    text: 'Homestay nights in a carver’s house on Marovo Lagoon, reached from the airstrip at Seghe in half an hour. Kayak hire, lagoon maps and packed lunches are arranged the evening before.',
  },
  {
    name: 'Namatakula Reef House',
    town: 'Sigatoka',
    goods: ['beach villas', 'cooking lessons'],
    text: 'Two beach villas on a village lease along the Coral Coast near Sigatoka. Cooking lessons begin in the garden, pass by the reef at low tide, and end at the table.',
  },
  {
    name: 'Ovalau Loft',
    town: 'Levuka',
    goods: ['heritage rooms', 'walking tours'],
    text: 'Heritage rooms above an old trading store on Beach Street, with shutters, high ceilings and no television. Walking tours of Levuka leave from the front step at four.',
  },
  {
    name: 'Tavewa Sky Divers’ Rest',
    town: 'Lautoka',
    goods: ['island transfers', 'dormitory beds'],
    text: 'The last bed before the boat: clean dormitory beds, lockers and a five o’clock breakfast, near the Lautoka wharf. We also sell island transfers to the Yasawas at the posted fare.',
  },
  {
    name: 'Kaputal Ridge Lodge',
    town: 'Mount Hagen',
    goods: ['mountain cabins', 'guided treks'],
    text: 'Mountain cabins with fireplaces, since nights above Mount Hagen are cold. Guided treks range from a morning among orchids to four days towards the summit.',
  },
  {
    name: 'Tufi Road Travellers',
    town: 'Popondetta',
    goods: ['fjord tours', 'village stays'],
    text: 'We take small parties from Popondetta to the fjords by road and dinghy. Fjord tours last three days or five, with village stays paid directly to each host.',
  },
  {
    name: 'Gîte Vallée Tendo',
    town: 'Hienghène',
    goods: ['tribal homestays', 'kayak outings'],
    text: 'Tribal homestays in a green valley behind Hienghène, with bougna cooked in hot stones on Saturdays. Kayak outings leave for the black cliffs when the tide is rising.',
  },
  {
    name: 'Relais de l’Oro',
    town: 'Vao',
    goods: ['pine-grove cabins', 'pirogue outings'],
    text: 'Pine-grove cabins on the Isle of Pines, a short walk from the natural pool. Traditional pirogue outings sail from the bay at Vao at eight sharp.',
  },
  {
    name: 'Turtle Bay Treehouses',
    town: 'Luganville',
    goods: ['treehouses', 'blue-hole trips'],
    text: 'Four treehouses built around living banyans on the east coast road north of Luganville. Blue-hole trips go by outrigger up the river, silently, with no engine.',
  },
  {
    name: 'Ash Plain Bungalows',
    town: 'Isangel',
    goods: ['volcano evenings', 'bungalow stays'],
    text: 'Bungalow stays on the quiet side of the mountain, where the rumble is a lullaby. Volcano evenings leave Isangel at three, weather permitting, with a guide who reads the wind.',
  },
  {
    name: 'Savo Sound Cabins',
    town: 'Tulagi',
    goods: ['harbour cabins', 'dolphin trips'],
    text: 'Harbour cabins on stilts across the water from Tulagi, with a boat for each family. Dolphin trips go out early, before the wind wakes up.',
  },
  {
    name: 'Weather Coast Walks',
    town: 'Avuavu',
    goods: ['guided coast walks', 'village suppers'],
    text: 'Guided coast walks from Avuavu over black sand and seven rivers, with carriers for your bags. Village suppers are cooked by whichever house you stop at.',
  },
]
