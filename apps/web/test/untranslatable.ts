// cspell:ignore Auki Boatyard Gizo Honiara Joses Kalsakau Kere Kokonut Maelasi Makers Mele Mere Talo Tara Tavola

/** Names in the test's data: businesses, organisers, issuers, employers, providers, places of work and people. */
const NAMES = [
  'Kokonut Oil Cooperative',
  'Kokonut Café',
  'Auki Hardware',
  'Auki Market Committee',
  'Gizo Boatyard',
  'Honiara Makers’ Group',
  'Lagoon Workshop School',
  'Lagoon Radio',
  '(?:Mele|Mere|Moses|Ruth|Joses) [A-Z]\\w*',
]

const UNTRANSLATABLE = new RegExp(
  [
    String.raw`\b(?:PB|INV|REC|CN|MP|BB)-[\dA-Z-]+`,
    String.raw`\S+@\S+\.\w+`,
    String.raw`\+\d[\d ]{5,}`,
    String.raw`https?:\S+`,
    ...NAMES,
  ].join('|'),
)

/** Texts with a name, reference, address or number that a translator took, alone or between words of a sentence. */
export const findTranslatedNames = (): string[] =>
  [...document.querySelectorAll('font > font')]
    .map(({ textContent }) => textContent.trim())
    .filter((text) => UNTRANSLATABLE.test(text))
