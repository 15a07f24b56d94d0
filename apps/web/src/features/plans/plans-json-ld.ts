import { PLANS } from '@portal/domain/plan'
import { CURRENCY } from '@portal/domain/shared'

/** The plans with a price, as schema.org data. */
export const toPlansJsonLd = (address: string) => ({
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name: 'Business listings on the Pacific Business Portal',
  url: address,
  itemListElement: PLANS.flatMap(({ name, price, duration }) =>
    price === null
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            price,
            priceCurrency: CURRENCY.code,
            description: duration,
            itemOffered: { '@type': 'Service', name: `${name} business listing` },
          },
        ],
  ),
})
