import type { StructuredData } from '../definition.ts'
import type { PricingProps } from './schema.ts'

const currencies = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
])

/** The plans as offers, where each names a price that can be read without guessing. */
export function pricingData({ items }: PricingProps): StructuredData | null {
  const itemListElement = items.flatMap(({ planName, price, summary }) => {
    const read = priceOf(price)
    if (planName === '' || !read) return []
    const itemOffered = { '@type': 'Service', name: planName, ...(summary && { description: summary }) }
    return [{ '@type': 'Offer', name: planName, ...read, itemOffered }]
  })
  return itemListElement.length > 0 ? { '@type': 'OfferCatalog', itemListElement } : null
}

/** `29 €`, `$19.50`: digits and one sign. Thousands could be read two ways, and are left alone. */
function priceOf(text: string): { price: string; priceCurrency: string } | null {
  const [, before = '', figure = '', after = ''] =
    /^([€$£]?)\s*(\d{1,6}(?:[.,]\d{1,2})?)\s*([€$£]?)$/.exec(text.trim()) ?? []
  const priceCurrency = currencies.get(before || after)
  return priceCurrency === undefined ? null : { price: figure.replace(',', '.'), priceCurrency }
}
