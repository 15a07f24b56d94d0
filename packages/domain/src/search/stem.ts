/** Singulars that end in -s and take -es in the plural: gases, lenses, irises. */
const ENDS_IN_S = new Set(
  `gas biogas lens bus minibus omnibus plus bonus virus cactus octopus campus census circus chorus walrus status surplus citrus
  atlas canvas alias pancreas rhinoceros pandanus iris pelvis trellis ibis clematis cannabis tennis`.split(
    /\s+/,
  ),
)
/** Words whose final -s is not a plural, or whose plural means something else. */
const NO_PLURALS = new Set([
  ...ENDS_IN_S,
  ...`customs glasses goods news series species kaas yes always perhaps us this his its was has does thus chaos physics
  mathematics electronics logistics plastics ceramics graphics aquatics athletics cosmetics fiberglass fibreglass fiji nadi
  temps corps fils bras cours secours repas bois anis mais pays jus riz prix choix voix noix croix buns tas abus pis mas
  tapis permis vernis frais engrais relais marais palais radis souris avis devis colis semis gris francais anglais rubis logis
  pilotis treillis tournevis abattis debris puis depuis jamais metis paradis paris bisnis ofis polis propolis tinpis smokfis
  selfis`.split(/\s+/),
])
/** Greek endings, which are not plurals: basis, oasis, chassis, hepatitis. */
const GREEK = /(?:sis|itis)$/

/** Plurals that no rule finds, by their singular. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['people', 'person'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['oxen', 'ox'],
  ['knives', 'knife'],
  ['lives', 'life'],
  ['wives', 'wife'],
  ['loaves', 'loaf'],
  ['leaves', 'leaf'],
  ['shelves', 'shelf'],
  ['calves', 'calf'],
  ['halves', 'half'],
  ['wolves', 'wolf'],
  ['thieves', 'thief'],
  ['scarves', 'scarf'],
  ['dice', 'die'],
  ['tyres', 'tyre'],
  ['tires', 'tyre'],
  ['tire', 'tyre'],
  ['canoes', 'canoe'],
  ['shoes', 'shoe'],
  ['toes', 'toe'],
  ['hoes', 'hoe'],
  ['crises', 'crisis'],
  ['analyses', 'analysis'],
  ['diagnoses', 'diagnosis'],
  ['hypotheses', 'hypothesis'],
  ['oases', 'oasis'],
  ['theses', 'thesis'],
  ['spectacles', 'spectacles'],
  ['yeux', 'oeil'],
  ['travaux', 'travail'],
])

/** The singular of a folded English or French word; the word itself where there is none. */
export function getStem(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 4 || NO_PLURALS.has(word) || GREEK.test(word) || /\d/.test(word)) return word
  if (word.endsWith('women') || word.endsWith('men')) return `${word.slice(0, -2)}an`
  if (word.endsWith('eaux') || word.endsWith('oux') || word.endsWith('eux')) return word.slice(0, -1)
  if (word.endsWith('aux')) return `${word.slice(0, -2)}l`
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('es') && ENDS_IN_S.has(word.slice(0, -2))) return word.slice(0, -2)
  if (word.endsWith('oes')) return word.slice(0, -2)
  if (/(?:ss|us|os)$/.test(word) && !/(?:[bcdfgkmnprtvz]o|oo|io|eo)s$/.test(word)) return word
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Words that only look derived from a shorter one: corner does not come from corn. */
const NO_DERIVATIVES = new Set(
  `water paper butter letter tower flower shower power copper pepper dinner summer winter master counter order number
  quarter corner tailor timber rubber silver ginger river leather feather weather mother father brother sister member
  center centre theater meter liter litre poster chapter answer barber lumber cucumber cider spider tiger finger
  hammer ladder rudder sugar cellar pillar dollar collar motor doctor actor sector factor color colour odor armor
  harbor harbour tutor door floor poor moor indoor outdoor border shoulder folder holder wing ring king spring string
  thing evening morning ceiling pudding herring earring red bed seed weed feed shed speed need reed hundred after
  under over other another never ever either former later offer user super cover hover hunger burger lager danger
  stranger anger manager easter lobster oyster computer printer customer partner charter shelter filter helicopter
  container trailer officer carpenter career tender gender wonder thunder powder cinder fiber fibre beer deer steer
  pier tier fever liver lever proper upper copper slipper zipper hamper whisper newspaper shutter gutter matter litter
  glitter batter better bitter clutter major minor mayor sensor vendor author anchor elevator refrigerator generator
  tractor reactor razor mirror error terror sandal boxing professor visitor editor monitor city county party country
  story study duty beauty property energy jewelry company charity quality body baby lady copy daily early only busy
  heavy easy ready happy family history memory library ferry berry cherry curry lorry carry sorry hurry entry pantry
  poultry industry ministry pastry country laundry sundry foundry cemetery battery lottery pottery gallery surgery
  century injury luxury treasury dairy diary canary february january salary dictionary secretary sanctuary estuary
  military voluntary primary secondary summary legal sibling shilling sterling darling dwelling bing ping spelling
  bread`.split(/\s+/),
)

/** Endings of people, trades and activities in English and French, the longest first. */
const ENDINGS = [
  'istry',
  'ances',
  'ancy',
  'ency',
  'ante',
  'euse',
  'eurs',
  'erie',
  'iere',
  'ant',
  'eur',
  'ier',
  'ery',
  'ing',
  'ity',
  'ion',
  'ian',
  'ist',
  'ure',
  'ers',
  'er',
  'or',
  'ed',
  'al',
  'ry',
  'y',
] as const

const MIN_ROOT = 3
const HAS_VOWEL = /[aeiouy]/

/**
 * The root that a folded word shares with related ones: baker, bakery and baking; coiffeur and coiffure. Unrelated words sometimes
 * share it too, so a match by root counts less than one of the same word.
 */
export function getRoot(word: string): string {
  const stem = getStem(word)
  if (stem.length < 5 || NO_DERIVATIVES.has(stem) || /\d/.test(stem)) return trimRoot(stem)
  const ending = ENDINGS.find((end) => stem.endsWith(end) && isRoot(stem.slice(0, -end.length)))
  return trimRoot(ending === undefined ? stem : stem.slice(0, -ending.length))
}

const isRoot = (text: string): boolean => text.length >= MIN_ROOT && HAS_VOWEL.test(text)

/** Removes a silent e, a doubled consonant and the `at` of translate and translation. */
function trimRoot(text: string): string {
  const silent = text.length > 3 && text.endsWith('e') ? text.slice(0, -1) : text
  const single = /([bdfgklmnprt])\1$/.test(silent) ? silent.slice(0, -1) : silent
  return single.length > 5 && single.endsWith('at') ? single.slice(0, -2) : single
}
