type Phone = { name: string; prefix: string; national: RegExp; example: string }

/** What a phone of a country looks like without its prefix, by the country's code. */
export const phoneCountries = {
  ES: { name: 'España', prefix: '34', national: /^[6-9]\d{8}$/, example: '600 123 456' },
  PT: { name: 'Portugal', prefix: '351', national: /^[29]\d{8}$/, example: '912 345 678' },
  FR: { name: 'Francia', prefix: '33', national: /^0?[1-9]\d{8}$/, example: '06 12 34 56 78' },
  IT: { name: 'Italia', prefix: '39', national: /^[03]\d{7,10}$/, example: '312 345 6789' },
  DE: { name: 'Alemania', prefix: '49', national: /^0?[1-9]\d{5,12}$/, example: '0151 23456789' },
  GB: { name: 'Reino Unido', prefix: '44', national: /^0?[1-9]\d{8,9}$/, example: '07700 900123' },
  US: { name: 'Estados Unidos', prefix: '1', national: /^[2-9]\d{9}$/, example: '202 555 0123' },
  MX: { name: 'México', prefix: '52', national: /^[1-9]\d{9}$/, example: '55 1234 5678' },
  AR: { name: 'Argentina', prefix: '54', national: /^9?[1-9]\d{9}$/, example: '11 2345 6789' },
  CO: { name: 'Colombia', prefix: '57', national: /^[36]\d{9}$/, example: '300 123 4567' },
  CL: { name: 'Chile', prefix: '56', national: /^[2-9]\d{8}$/, example: '9 1234 5678' },
} as const satisfies Record<string, Phone>
export type PhoneCountry = keyof typeof phoneCountries

/** The country that a field names; null for phones of any. */
export function phoneCountryIn(value: unknown): PhoneCountry | null {
  return isCountry(value) ? value : null
}

function isCountry(value: unknown): value is PhoneCountry {
  return typeof value === 'string' && Object.hasOwn(phoneCountries, value)
}

/** Whether a phone is one of this country, with or without its prefix, however it is divided. */
export function isPhoneOf(country: PhoneCountry, phone: string): boolean {
  const { prefix, national } = phoneCountries[country]
  const digits = phone.replaceAll(/\D/g, '')
  if (!phone.startsWith('+') && !digits.startsWith('00')) return national.test(digits)
  const whole = digits.replace(/^00/, '')
  return whole.startsWith(prefix) && national.test(whole.slice(prefix.length))
}
