import type { DemoArticle } from '../article.ts'

export const technologyArticles: readonly DemoArticle[] = [
  {
    title: 'An offline price board reaches islands without a mobile mast',
    category: 'Technology',
    countries: ['sb'],
    daysAgo: 5,
    author: 'Gideon Nuaika',
    excerpt:
      'Copra and cocoa prices travel to Temotu by high-frequency radio, and a small screen shows them on the wharf.',
    paragraphs: [
      'In the Reef Islands there is no mobile signal to speak of, and the price of copra used to arrive with the boat that had come to buy it. Since July a grey box on the wharf at Lata has received a short message by high-frequency radio twice a day, and shows it on a screen that can be read in full sun.',
      'The message holds six prices, the next two sailings and a line of weather. From Lata it is read out on the evening radio call to the outer islands, where most villages have somebody who listens. The box uses less power than a torch.',
      'It was built by two young people from Taro, who learned soldering at a school workshop and tested the first one on a mango tree. Parts cost about 1,900 dollars. They have made four more and have written down how, in twelve photographed steps.',
      'Growers say that the price they are paid has not risen by much. What has changed is when they cut. A family that hears of a low price can leave the nuts for two weeks, instead of finding out after a day at sea with twenty bags.',
    ],
  },
  {
    title: 'Mobile money at the market: what the sellers of Port Vila learned',
    category: 'Technology',
    countries: ['vu'],
    daysAgo: 20,
    author: 'Willie Malas',
    excerpt:
      'Forty sellers kept a diary for three months. Fewer coins were lost, and Tuesday became a day worth opening.',
    paragraphs: [
      'For three months forty sellers at the market in Port Vila wrote down every sale in an exercise book: what it was, how much, and whether the buyer paid in coins or by phone. The diaries were their own idea, after an argument about whether the fees were worth it.',
      'The answer depends on what one sells. For island cabbage at a hundred vatu a bundle, almost nobody takes out a phone. For woven bags, fish and whole bunches of bananas, four sales in ten were paid by phone by the end of the third month.',
      'Several sellers found something that they had not looked for. On Tuesdays, which used to be dead, customers without cash now stopped and bought. And because the phone keeps the day’s total, three of them noticed for the first time that they had been giving change for notes they never received.',
      'The fee came to about one vatu in seventy. Some sellers add it to the price, and most do not. What all forty would like is a way to pay the truck driver by phone too, so that they need not carry coins home. Two drivers have agreed to try.',
    ],
  },
  {
    title: 'A student’s buoy warns shellfish farmers before the river turns brown',
    category: 'Technology',
    countries: ['nc'],
    daysAgo: 60,
    author: 'Théo Gohoupe',
    excerpt:
      'A float the size of a coconut measures salt and silt at the mouth of the Diahot, and sends one text message a day.',
    paragraphs: [
      'After heavy rain the river at Ouégoa carries red earth into the lagoon, and shrimp farmers who pump at the wrong hour fill their ponds with it. For years they judged the water by its colour, from the road, which works only in daylight.',
      'A student who grew up there has anchored a float the size of a coconut where the river meets the tide. It measures salt and silt every ten minutes and sends one text message each evening, or at once if something changes quickly. The shell is turned from local pine and painted orange, so that boats see it.',
      'Four farms receive the messages. In February the buoy warned them at two in the morning, six hours before the brown water could be seen. All four had closed their gates by three.',
      'The float has been lost once, in a cyclone, and was found by a fisherman eleven kilometres up the coast, still counting. The second version has a longer chain and the student’s telephone number in large figures. He is now building one for the pearl farmers of another bay, who worry about fresh water more than about mud.',
    ],
  },
]
