import { describe, expect, test } from 'vitest'
import { element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'
import { formFields } from './form-fields.ts'
import { validateSubmission } from './validate-submission.ts'

describe('fields', () => {
  test('known names bring label, type and whether they are required', () => {
    const fields = formFields({ fields: ['email', 'nombre', 'telefono', 'empresa', 'mensaje', 'consent'] })
    expect(fields.map(({ name, label, type, required }) => [name, label, type, required])).toEqual([
      ['email', 'Correo electrónico', 'email', true],
      ['nombre', 'Nombre', 'text', true],
      ['telefono', 'Teléfono', 'tel', false],
      ['empresa', 'Empresa', 'text', false],
      ['mensaje', 'Mensaje', 'textarea', false],
      ['consent', 'Acepto la política de privacidad', 'checkbox', true],
    ])
  })

  test('an object says otherwise', () => {
    const [field] = formFields({ fields: [{ name: 'phone', label: 'Móvil', required: true, type: 'text' }] })
    expect(field).toMatchObject({ name: 'phone', label: 'Móvil', required: true, type: 'text' })
    expect(formFields({ fields: ['codigo_postal'] })[0]).toMatchObject({
      label: 'Codigo postal',
      type: 'text',
      required: true,
    })
  })

  test.each([
    [undefined],
    ['email'],
    [[]],
    [[null, 5, {}, { name: 7 }, '', '<script>', 'website', 'formId', '__proto__']],
  ])('%j gives the default', (fields) => {
    expect(formFields({ fields }).map(({ name }) => name)).toEqual(['email'])
  })

  test('names are unique and bounded in number', () => {
    expect(formFields({ fields: ['email', 'email', { name: 'email' }] })).toHaveLength(1)
    expect(formFields({ fields: Array.from({ length: 500 }, (_, at) => `campo ${at}`) })).toHaveLength(30)
  })
})

describe('validation', () => {
  const fields = formFields({
    fields: [
      'nombre',
      'email',
      'telefono',
      'mensaje',
      'consent',
      { name: 'dia', type: 'date', required: false },
      { name: 'web', type: 'url', required: false },
      { name: 'edad', type: 'number', required: false },
    ],
  })
  const good = {
    nombre: ' Ana ',
    email: 'ana@ejemplo.es',
    telefono: '',
    mensaje: 'uno\r\ndos',
    consent: 'sí',
  }

  test('gives the trimmed values of its fields and of no others', () => {
    expect(validateSubmission(fields, { ...good, formId: 'x', otro: 'y' })).toEqual({
      values: {
        nombre: 'Ana',
        email: 'ana@ejemplo.es',
        telefono: '',
        mensaje: 'uno\ndos',
        consent: 'sí',
        dia: '',
        web: '',
        edad: '',
      },
    })
  })

  test('says what is missing, in Spanish', () => {
    expect(validateSubmission(fields, {})).toEqual({
      errors: {
        nombre: 'Rellena este campo.',
        email: 'Escribe tu correo electrónico.',
        consent: 'Marca esta casilla para continuar.',
      },
    })
  })

  test.each([
    ['email', 'ana@', 'correo válido'],
    ['telefono', 'llámame', 'teléfono válido'],
    ['dia', '2026-02-30', 'fecha válida'],
    ['web', 'javascript:alert(1)', 'dirección web'],
    ['edad', 'doce', 'número'],
    ['nombre', 'x'.repeat(201), '200'],
    ['nombre', '\u0000\u0007 ', 'Rellena'],
    ['nombre', ['a'], 'Rellena'],
  ])('%s %j is refused', (name, value, words) => {
    expect(validateSubmission(fields, { ...good, [name]: value })).toEqual({
      errors: { [name]: expect.stringContaining(words) },
    })
  })

  test.each([
    ['telefono', '+34 600 12 34 56'],
    ['dia', '2026-11-20'],
    ['web', 'https://ejemplo.es'],
    ['edad', '3,5'],
  ])('%s %j is fine', (name, value) => {
    expect(validateSubmission(fields, { ...good, [name]: value })).toMatchObject({
      values: { [name]: value },
    })
  })
})

describe('the form on the page', () => {
  const form = element('form-1', {
    fields: ['nombre', 'email', 'telefono', 'consent'],
    buttonText: 'Apúntame',
  })

  test('posts to the page, with visible labels, its id and a trap for robots', () => {
    const html = htmlOf(form, { formAction: '/p/x/leads' })
    expect(html).toMatch(/<form [^>]*action="\/p\/x\/leads#datos-form-1" method="post"/)
    expect(html).toMatch(/<label [^>]*for="form-1-nombre">Nombre<\/label><input [^>]*id="form-1-nombre"/)
    expect(html).toMatch(/<input [^>]*required=""[^>]*autoComplete="email"[^>]*type="email"/)
    expect(html).toContain('<input type="hidden" name="formId" value="form-1"/>')
    expect(html).toMatch(/<div data-form-trap="" aria-hidden="true">.*tabindex="-1".*name="website"/)
    expect(html).toMatch(/<button [^>]*type="submit">Apúntame<\/button>/)
  })

  test('knows no address on the canvas', () => {
    expect(htmlOf(form)).not.toContain('action=')
  })

  test('carries its confirmation, which the address shows', () => {
    expect(htmlOf(form)).toMatch(
      /<p id="gracias-form-1" role="status" tabindex="-1" data-form-success="">¡Gracias!/,
    )
    expect(htmlOf(element('form-1', { successMessage: 'Listo' }))).toContain('>Listo</p>')
  })

  test('shows what was wrong beside what had been entered', () => {
    const submission = {
      elementId: 'form-1',
      values: { nombre: '"><b>', consent: 'sí' },
      errors: { email: 'Escribe tu correo electrónico.' },
    }
    const html = htmlOf(form, { submission })
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect(html).toMatch(/aria-invalid="true" aria-describedby="form-1-email-error"/)
    expect(html).toContain(
      '<span id="form-1-email-error" data-form-error="">Escribe tu correo electrónico.</span>',
    )
    expect(html).toMatch(/<input [^>]*type="checkbox"[^>]*checked=""/)
    expect(html).toContain('role="alert"')
    expect(htmlOf(element('form-2', {}), { submission })).not.toContain('role="alert"')
  })
})
