import { carName } from '#domain/fleet/fleet/car-name.ts'
import type { ListedCar } from '../../fleet/cars/listed-cars.ts'
import { type AreaRow, hoursAndMinutes } from '../../fleet/site/areas-store.ts'
import type { CompanyFacts } from '#protocol/core/company-facts.ts'

/*
 * Facts in the words of schema.org (https://schema.org/AutoRental), for search engines. Only what
 * every visitor reads on the same page.
 */

const context = 'https://schema.org'

/** The company, with the areas where it rents. */
export const companyFacts = (
  { name, legalName, address, phone }: CompanyFacts,
  site: { url: string; image: string },
  areas: readonly string[],
) => ({
  '@context': context,
  '@type': 'AutoRental',
  name,
  legalName,
  url: site.url,
  logo: site.image,
  image: site.image,
  ...(address && { address }),
  ...(phone && { telephone: phone }),
  ...(areas.length > 0 && { areaServed: areas }),
})

/** Where the company rents in one area, and when. */
export const areaFacts = (
  company: CompanyFacts,
  site: { url: string; image: string },
  { pickup_address: address, opens, closes }: AreaRow,
  name: string,
) => ({
  ...companyFacts({ ...company, address }, site, [name]),
  openingHours: `Mo-Su ${hoursAndMinutes(opens)}-${hoursAndMinutes(closes)}`,
})

/** A car as what a month of it costs, a month of 30 days; `url` and `image` are whole addresses. */
export const carFacts = (
  { make, model, year, monthCents, isActive }: ListedCar,
  company: string,
  { url, image }: { url: string; image: string },
) => ({
  '@context': context,
  '@type': 'Product',
  name: carName({ make, model, year }),
  brand: { '@type': 'Brand', name: make },
  model,
  image,
  url,
  offers: {
    '@type': 'Offer',
    url,
    price: (monthCents / 100).toFixed(2),
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: (monthCents / 100).toFixed(2),
      priceCurrency: 'USD',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 30, unitCode: 'DAY' },
    },
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: `${context}/${isActive ? 'InStock' : 'OutOfStock'}`,
    seller: { '@type': 'AutoRental', name: company },
  },
})
