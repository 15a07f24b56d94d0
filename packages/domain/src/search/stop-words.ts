/** Stop words of English and French, with particles of Bislama, Pijin and Tok Pisin, folded. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those and or not of for to from in on at by with without near around nearby close next into
  beside opposite behind above below between across along around past inside upstairs under over
  is are was be been am do does did can could may might shall should will would have has had get got
  i me my we us our you your he she it its they them their who whom whose what which where when why how
  any some all every each no more most many much best good cheap cheapest top
  find looking look search searching need needs want wants buy sell sells selling sale get getting
  please there here somebody someone something anyone people person place places thing things
  open now today near me local
  le la les l un une des du de d et ou en au aux avec sans pour par sur dans chez ce cette ces mon ma mes notre votre
  je tu il elle nous vous ils elles est sont a ont avoir etre que qui quoi quel quelle ou comment trouver cherche acheter vendre
  long bilong blong blo lo stap wea weia we wanem olsem mi yu yumi mipela olgeta ol laik wantem wandem lukim painim
  mo na o`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * Words in a search that only say where, when, how soon or how cheaply somebody wants something, folded, by language. In listings
 * some of them have a meaning, so they are dropped from searches only.
 */
const QUESTION_WORDS = {
  english: `
  24 24h 24hr 24hrs 7 able about accept accepts actually address addresses adult adults affordable after afternoon again
  already also although amazing another anybody anyones anytime anywhere area arent asap ask asked asking available
  beautiful became because become before being believe better big both bring build built buyer buyers buying cant carry
  certain certainly cheaper cheaply city closer closest come comes comfortable coming contact contacts cost costs
  couldnt dear decent details didnt directions doesnt doing dont earlier either else etc ever everybody everyday
  everyone everywhere excellent excuse experienced famous far fast fastest fee fees finds finest found friday fridays
  friendly gets give go goes going gonna gotta gotten great greatest guess guy guys hasnt havent hello help helps hers
  hes hey hi highest him his hola hope hoping hour hours however hows husband id if im inexpensive install installation
  installer installing isnt ive just kindly knew know known knows late let lets like likes locate located lovely lower
  lowest make makes man maybe minute minutes monday mondays monthly morning must myself nearer nearest neither nice
  nicest night nights nobody number offer offering offers ok okay ones only opening opens order ordered ordering other
  others ought ours pay paying per perhaps pls plss plz popular possible pretty price priced prices pricing probably
  professional provide provides providing purchase purchasing qualified quality question quick quickly quiet rate rated
  rates rather rating ratings really reasonable reasonably recently recommend recommendation recommendations recommended
  reliable review reviews right said saturday saturdays say says see seeing seem seems seen several shes shouldnt show
  since sir situated so somewhere soon sorry still such sunday sundays sure take takes tell telling than thank thanks
  thankyou theirs then theyll theyre theyve think thinks though thought three thursday thursdays till time times told
  tomorrow tonight too town trusted trustworthy try trying tuesday tuesdays two until urgent urgently use using various
  very wanna wanted wasnt wednesday wednesdays weekend weekends weve whats wheres whether while whos wife within wonder
  wondering wont working worst wouldnt yesterday youd youll youre yours yourself`,
  french: `
  abordable achete adresse aimerais aimerait apres aujourd aurais autour autre autres avis besoin bien bon bonjour bonne
  bonnes bons bonsoir cher chercher cherchons chere cheres chers combien connais connaissez contacter coute coutent
  demain deux dimanche dire disponible dites endroit endroits faire fait faites faut heure heures hui ici jeudi leur
  leurs lieu loin lui lundi maintenant mardi matin meilleur meilleure meilleures meilleurs merci mercredi mieux moi
  moins numero ouvert ouverte ouvertes ouverts ouvrent pas peut peux plait plus pourquoi pourrais pourriez pouvez pres
  prix proche proches puis quand quelles quelqu quelque quelques quels rapidement recherche sa sait salut samedi savez
  ses si soir suis svp t tarif tarifs toi tous toutes tres trois trouve trouvez urgence vend vendent vendredi vends veut
  veux vite voudrais y`,
  // Bislama, Pijin and Tok Pisin share most of them.
  pidgins: `
  alo antap askem askim ating bae baebae baem bai baim bambae bat besfala bigfala bihaen bikfala bikpela datfala datwan
  defren desfala disfala dispela distaem em emi eni eniples enisamting eniting eniwan evri evriting evriwan faendem
  faenem faindem farawe finis fo fraede gat givem givim gud gudaftenun gudde gude gudfala gudmoning gudpela gutfala
  gutpela gutpla halivim halo halpim hamas hamus hao haomas hap hariap hau haumas helpem helpim hem hemi hemia hia hu
  husat ia iet inap insaed insait iu iumi kaen kain kam kamap karem karim kasem kat ken kisem kisim klosap klosto klostu
  kolosap laek laekem laikem laikim lain longwe luk lukaot lukaotem lukautim lukem lukluk maet mande mas matbi mifala
  mifela mitufala moa moabeta mobeta naet namba nambawan nao naoia naoiya narafala narapela nating nau nid nidem nidim
  nogat nomoa oli olketa opun peem peim pem pinis ples plis praes prais raun saed sam samfala sampela samples samting
  samuan samwan sande sapos sarede satade save sawe seim semak singaot smolfala sopos spos storem stret taem taim talem
  talemaot talemautim tangio tangkiu tangkyu tankyu tasol taun tede tekem tenkiu tenkyu tes tok tokim toktok tosde trae
  traem tri trifala tripela tru tude tudei tufala tumas tumoro tunde uia wan wanfala wanpela wanples wantaim wantim
  waswe wat watkaen wenesde wetem wetim wokem ya yet yufala yumitufala yupela`,
  // Fijian and Fiji Hindi.
  fijian: `
  chahiye chaiye ena evei gadreva hai kahan kaise kaun ke kei ki kidhar kunea milega milta namaste rawa sasta
  saurawarawa vakacava vei vinaka vinakata`,
} as const

/** Phrases to drop whose single words may be something to buy, folded: a phone number is not a phone. */
export const ASKING_PHRASES: ReadonlySet<string> = new Set([
  'phone number',
  'phone numbers',
  'telephone number',
  'mobile number',
  'whatsapp number',
  'contact number',
  'contact details',
  'email address',
  'opening hours',
  'opening times',
  'numero de telephone',
  'numero telephone',
  'adresse mail',
  'namba blong telefon',
  'fon namba',
  'namba blo fon',
])

/** Words that a search ignores next to others: stop words and question words. */
export const ASKING_WORDS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...Object.values(QUESTION_WORDS).flatMap((words) => words.trim().split(/\s+/)),
])
