import { expect, test } from 'vitest'
import { formFields } from './form-fields.ts'
import { formatPattern } from './format-pattern.ts'
import { validateSubmission } from './validate-submission.ts'

test('every sign of a format stands for itself, for the browser as for the server', () => {
  const signs = String.raw`!"#$%&'()*+,-./:;<=>?@[\]^_{|}~`
  for (const format of [signs, 'AA-9999', '+99 (999)/99', 'ñ·9']) {
    const value = format.replaceAll('9', '7').replaceAll('A', 'x')
    const [field] = formFields({ fields: [{ name: 'x', type: 'text', format }] })
    if (!field) throw new Error('No field')
    expect(validateSubmission([field], { x: value }), format).toHaveProperty('values')
    expect(validateSubmission([field], { x: `${value}z` })).toHaveProperty('errors')
    // A browser reads a pattern so.
    expect(new RegExp(`^(?:${formatPattern(format)})$`, 'v').test(value)).toBe(true)
  }
})

test('a phone that is far too short hears what those of its country look like', () => {
  const fields = formFields({ fields: [{ name: 'tel', type: 'tel', country: 'ES' }] })
  for (const tel of ['12345', '500 000 000', 'llámame'])
    expect(validateSubmission(fields, { tel })).toEqual({
      errors: { tel: 'Escribe un teléfono de España, como 600 123 456.' },
    })
})
