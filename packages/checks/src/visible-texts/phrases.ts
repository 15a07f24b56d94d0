/** A turn of phrase that no visible text uses. */
interface Phrase {
  /** How it read. */
  readonly now: string
  readonly better: string
  /** What is searched for, in any case of letters and with straight apostrophes; `…` is where a value goes. */
  readonly pattern: RegExp
}

export const PHRASES: readonly Phrase[] = [
  {
    now: 'Turn a card to see what each province is known for',
    better: 'See what each province is known for',
    pattern: /\bturn a card\b/i,
  },
  {
    now: 'We check it, up to 3 working days',
    better: 'We review it within 3 working days',
    pattern: /\bwe check it\b/i,
  },
  {
    now: 'goes live and stays so for 90 days',
    better: 'is live and free for 90 days',
    pattern: /\bstays? so\b/i,
  },
  {
    now: 'waiting never eats your days',
    better: 'time in review doesn’t count',
    pattern: /\bnever eats?\b/i,
  },
  { now: 'lose no day of it', better: 'without losing days', pattern: /\blose no day\b/i },
  { now: 'nothing renews by itself', better: 'no automatic renewal', pattern: /\brenews (by )?itself\b/i },
  {
    now: 'while something is on its way',
    better: 'while pages load',
    pattern: /\bsomething is on its way\b/i,
  },
  {
    now: 'a buyer in one finds a maker in the next',
    better: 'buyers in one country find makers in another',
    pattern: /\bfinds a maker\b/i,
  },
  {
    now: 'take a filter away',
    better: 'remove a filter',
    pattern: /\btake (a|the|this) filter away\b|\btake filters away\b/i,
  },
  {
    now: 'Listed here, it is free for 3 months',
    better: 'List it free for 3 months',
    pattern: /\blisted here, it is\b/i,
  },
  {
    now: 'Try another word, or fewer of them',
    better: 'Try fewer or different words',
    pattern: /\bor fewer of them\b/i,
  },
  {
    now: 'Real ones stand in the directory',
    better: 'See real listings in the directory',
    pattern: /\bones stand\b/i,
  },
  {
    now: 'Until there are any, the pattern of the category does',
    better: 'Until you add photos, a pattern appears',
    pattern: /\buntil there are any\b|\bthe pattern of the category\b/i,
  },
  {
    now: 'call or write before you go there',
    better: 'call or message before visiting',
    pattern: /\bbefore you go there\b/i,
  },
  { now: 'Whom to ask first', better: 'Who to contact first', pattern: /\bwhom to\b|(^|[.:!?] )whom\b/i },
  { now: 'Last gone through on', better: 'Last reviewed', pattern: /\bgone through\b/i },
  { now: 'With sources', better: 'Details and sources', pattern: /^with sources$/i },
  {
    now: 'All its tenders',
    better: 'All fisheries tenders',
    pattern: /\ball its (businesses|companies|events|jobs|listings|news|resources|tenders)\b/i,
  },
  {
    now: 'counted from the listings of today',
    better: 'based on today’s listings',
    pattern: /\bcounted from the listings\b|\bthe listings of today\b/i,
  },
  {
    now: 'Countries with it as a main industry',
    better: 'Where it is a main industry',
    pattern: /\bwith it as\b/i,
  },
  { now: 'News by RSS', better: 'RSS feed', pattern: /\bnews by RSS\b/i },
  {
    now: 'Free, and left with one tap',
    better: 'Free; unsubscribe in one tap',
    pattern: /\bleft with one (tap|click)\b/i,
  },
  {
    now: 'a week without news is a week without a letter',
    better: 'we only write when there is news',
    pattern: /\bwithout a letter\b/i,
  },
  { now: 'Look into your mail', better: 'Check your inbox', pattern: /\blook in(to)? your mail\b/i },
  { now: 'in unwanted mail', better: 'in your spam folder', pattern: /\bunwanted mail\b/i },
  { now: 'Times are those of the place', better: 'Local times', pattern: /\bthose of the place\b/i },
  {
    now: '26 events to come',
    better: '26 upcoming events',
    pattern: /\b(courses?|events?|jobs?|sessions?|tenders?|webinars?|…|\d+) to come\b/i,
  },
  {
    now: 'This event is over',
    better: 'This event has ended',
    pattern: /\b(event|session|webinar) is over\b/i,
  },
  { now: 'See what comes next', better: 'See upcoming events', pattern: /\bsee what comes\b/i },
  { now: 'Visitors choose by it', better: 'Visitors filter by this', pattern: /\b(choose|filter) by it\b/i },
  { now: 'Left empty, it is free', better: 'Leave blank if free', pattern: /\bleft empty\b/i },
  { now: 'Who holds it', better: 'Organiser', pattern: /\bwho holds it\b/i },
  {
    now: 'We write to it who registers',
    better: 'We email you each registration',
    pattern: /\bwrite to it who\b/i,
  },
  {
    now: 'We write to you what becomes of it',
    better: 'We’ll email you the outcome',
    pattern: /\bwhat becomes of\b/i,
  },
  {
    now: 'it closes when they are taken',
    better: 'registration closes when full',
    pattern: /\b(it|they) closes? when\b/i,
  },
  {
    now: 'I may publish this, and what it says is true',
    better: 'I have the right to publish this, and it is accurate',
    pattern: /\bI may publish\b|\bwhat it says is true\b/i,
  },
  {
    now: 'A person reads every tender before it shows',
    better: 'We review every tender before publishing',
    pattern: /\bbefore (it|they) shows?\b/i,
  },
  {
    now: 'Leave out what there is none of',
    better: 'Skip what doesn’t apply',
    pattern: /\bthere is none of\b/i,
  },
  { now: 'offered for on their own', better: 'bid for separately', pattern: /\boffered for on\b/i },
  {
    now: 'Read on the clock of the country',
    better: 'In that country’s local time',
    pattern: /\bon the clock of\b/i,
  },
  { now: 'follow their state', better: 'track their status', pattern: /\bfollow (their|its) state\b/i },
  {
    now: 'Sign in, and you go back to where you were',
    better: 'Sign in to continue',
    pattern: /\bgo back to where you were\b/i,
  },
  {
    now: 'don’t belong together',
    better: 'Email or password is incorrect',
    pattern: /\bdon't belong together\b/i,
  },
  { now: 'You hear from us by', better: 'We’ll reply by', pattern: /\byou hear from\b/i },
  {
    now: 'A shop finds its own under products',
    better: 'Shops: choose a product category',
    pattern: /\bfinds its own under\b/i,
  },
  {
    now: 'What you typed on Monday is back',
    better: 'Draft restored',
    pattern: /\bwhat you (typed|wrote)\b.*\bis back\b/i,
  },
  { now: 'Go on without them', better: 'Continue without photos', pattern: /\bgo on without\b/i },
  {
    now: 'Your shop has been sent in',
    better: 'We’ve received your listing',
    pattern: /\bsent in\b(?! (the|a) )/i,
  },
  {
    now: 'Please name it when you write',
    better: 'Quote it when you contact us',
    pattern: /\bname it when you\b/i,
  },
  {
    now: 'Mend what is named below',
    better: 'Fix the points below',
    pattern: /\bmend what is\b|\bnamed below\b/i,
  },
  {
    now: 'The reference stands in our email',
    better: 'You’ll find the reference in our email',
    pattern:
      /\b(address|details?|email|figures?|links?|names?|numbers?|prices?|reference|sources?|texts?) stands? (at|in|on|under|beside|below|above|with)\b|^stands? (at|in|on|under|beside|below|above)\b/i,
  },
  { now: 'Prices on that day', better: 'Prices when you asked', pattern: /\bprices on that day\b/i },
  { now: 'Move and tell them', better: 'Update and notify', pattern: /\bmove and tell\b/i },
  {
    now: 'Nothing that waits has “Auki” in its name',
    better: 'No pending listing matches “Auki”',
    pattern: /\bnothing that waits\b/i,
  },
  { now: 'Somebody without a name', better: 'Anonymous', pattern: /\bsomebody without a name\b/i },
  { now: 'nobody is told that you come', better: 'nobody is notified', pattern: /\btold that you come\b/i },
  {
    now: 'Should you not be able to come',
    better: 'Can’t make it? Cancel by the emailed link',
    pattern: /\bshould you not\b/i,
  },
  { now: 'chosen with the eyes', better: 'chosen by its photos', pattern: /\bwith the eyes\b/i },
  {
    now: 'About everything else there is Help',
    better: 'For anything else, see Help',
    pattern: /\babout everything else\b/i,
  },
  {
    now: 'This page could not be fetched',
    better: 'We couldn’t load this page',
    pattern: /\bcould not be fetched\b/i,
  },
]

/** The phrase that a text uses, if any. */
export const findPhrase = (text: string): Phrase | undefined =>
  PHRASES.find(({ pattern }) => pattern.test(text.replaceAll('’', "'")))
