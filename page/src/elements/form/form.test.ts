import { describe, expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'
import type { FormField } from './form-field.ts'
import { formFields } from './form-fields.ts'
import { nextAddress } from './next-address.ts'
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

describe('fields whose kind is chosen', () => {
  const fields = formFields({
    fields: [
      { name: 'plan', type: 'select', options: ['Uno', ' Dos ', 'Uno', 7, ''], help: 'El que quieras' },
      { name: 'cuando', type: 'radio', options: ['Hoy', 'Mañana'], required: false },
      { name: 'temas', type: 'multiple', options: ['Web', 'Vídeo', 'SEO'] },
      { name: 'nota', type: 'scale', min: 0, max: 99 },
      { name: 'edad', type: 'number', min: 18, max: 99 },
      { name: 'cp', type: 'text', format: '99999' },
      { name: 'campana', type: 'hidden', value: 'otoño' },
      { name: 'acepto', type: 'checkbox', label: 'Acepto', link: 'https://ejemplo.es/privacidad' },
    ],
  })
  const good = {
    plan: 'Dos',
    temas: 'Web\r\nSEO',
    nota: '10',
    edad: '18',
    cp: '08001',
    campana: 'otoño',
    acepto: 'sí',
  }

  test('are read with what they ask for', () => {
    expect(fields[0]?.options).toEqual(['Uno', 'Dos'])
    expect([fields[3]?.min, fields[3]?.max]).toEqual([0, 10])
    expect(validateSubmission(fields, good)).toMatchObject({ values: { temas: 'Web\nSEO', cuando: '' } })
  })

  test.each([
    ['plan', 'Tres', 'Elige una de las opciones'],
    ['plan', '', 'Elige una opción'],
    ['cuando', 'Ayer', 'Elige una de las opciones'],
    ['temas', 'Web\nOtra', 'Elige entre las opciones'],
    ['nota', '11', 'hasta 10'],
    ['nota', 'x', 'Elige uno'],
    ['edad', '17', 'desde 18'],
    ['edad', '100', 'hasta 99'],
    ['cp', '8001', '99999'],
    ['cp', 'x08001', '99999'],
    ['acepto', '', 'Marca esta casilla'],
  ])('%s %j is refused', (name, value, words) => {
    expect(validateSubmission(fields, { ...good, [name]: value })).toEqual({
      errors: { [name]: expect.stringContaining(words) },
    })
  })

  test('a format is never a pattern: what would take the server for ever stands for itself', () => {
    const [field] = formFields({ fields: [{ name: 'x', type: 'text', format: '(a+)+$' }] })
    if (!field) throw new Error('No field')
    expect(validateSubmission([field], { x: '(a+)+$' })).toEqual({ values: { x: '(a+)+$' } })
    expect(validateSubmission([field], { x: 'a'.repeat(40) })).toHaveProperty('errors')
  })

  test('stand on the page as the browser’s own controls, and keep what was entered', () => {
    const form = element('form-1', { fields: [...listOf(fields)] })
    const values = { plan: 'Dos', temas: 'Web\nSEO', nota: '3', cuando: '', edad: '', cp: '', acepto: '' }
    const html = htmlOf(form, {
      submission: { elementId: 'form-1', values, errors: { cuando: 'Elige una opción.' } },
    })
    expect(html).toMatch(/<option value="Dos" selected="">Dos<\/option>/)
    expect(html).toMatch(/<fieldset [^>]*aria-describedby="form-1-cuando-error"/)
    expect(html.match(/checked=""/g)).toHaveLength(3)
    expect(html).toContain('pattern="\\d\\d\\d\\d\\d"')
    expect(html).toContain('<input type="hidden" name="campana" value="otoño"/>')
    expect(html).toContain('<a href="https://ejemplo.es/privacidad" target="_blank" rel="noopener">Leer</a>')
  })

  test('a file is offered where the form says so, and an address where it leads on', () => {
    const after = { after: 'download', afterLink: 'https://ejemplo.es/guia.pdf' }
    expect(htmlOf(element('form-1', after))).toContain(
      '<a href="https://ejemplo.es/guia.pdf" download="">Descargar</a>',
    )
    expect(nextAddress(after)).toBe('')
    expect(nextAddress({ ...after, after: 'redirect' })).toBe('https://ejemplo.es/guia.pdf')
    expect(nextAddress({ after: 'redirect', afterLink: 'javascript:alert(1)' })).toBe('')
  })
})

describe('a field of a country, of half the width, or with cards', () => {
  test.each([
    [
      'ES',
      ['600123456', '+34 600 12 34 56', '0034600123456', '91 123 45 67'],
      ['60012345', '+33 612345678', '500123456'],
    ],
    ['FR', ['06 12 34 56 78', '+33 6 12 34 56 78'], ['+34 600123456', '0612']],
    ['US', ['(202) 555-0123', '+1 202 555 0123'], ['102 555 0123']],
  ])('%s', (country, right, wrong) => {
    const phone = formFields({ fields: [{ name: 'movil', type: 'tel', country }] })
    for (const movil of right) expect(validateSubmission(phone, { movil })).toEqual({ values: { movil } })
    for (const movil of wrong) expect(validateSubmission(phone, { movil })).toHaveProperty('errors.movil')
  })

  test('stands so on the page', () => {
    const fields = [
      { name: 'nombre', width: 'half' },
      { name: 'plan', type: 'radio', options: ['Uno', 'Dos'], look: 'cards' },
      { name: 'tel', type: 'tel', country: 'XX' },
    ]
    const html = htmlOf(element('form-1', { fields }))
    expect(html).toMatch(/data-form-body="" data-form-grid=""/)
    expect(html).toMatch(/<div data-form-field="" data-form-half=""><label [^>]*>Nombre</)
    expect(html).toContain('data-form-cards=""')
    expect(formFields({ fields })[2]?.country).toBeNull()
    expect(htmlOf(element('form-2', {}))).not.toMatch(/data-form-(grid|half|cards)=/)
  })
})

const listOf = (fields: readonly FormField[]) => fields.map((field) => ({ ...field }))

const errorOf = (field: Record<string, unknown>, x: string) => {
  const checked = validateSubmission(formFields({ fields: [{ name: 'x', label: 'X', ...field }] }), { x })
  return 'errors' in checked ? checked.errors['x'] : ''
}

describe('limits', () => {
  test.each([
    [{ type: 'text', shortest: 3, longest: 5 }, 'ab', 'al menos 3'],
    [{ type: 'text', shortest: 3, longest: 5 }, 'abcdef', 'mucho 5'],
    [{ type: 'text', shortest: 3, longest: 5 }, 'abcd', ''],
    [{ type: 'textarea', longest: 90_000 }, 'x'.repeat(4001), 'mucho 4000'],
    [{ type: 'date', earliest: '2026-12-01', latest: '2026-12-24' }, '2026-11-30', 'desde el 01/12/2026'],
    [{ type: 'date', earliest: '2026-12-01', latest: '2026-12-24' }, '2026-12-25', 'hasta el 24/12/2026'],
    [{ type: 'date', earliest: '2026-12-01', latest: '2026-12-24' }, '2026-12-24', ''],
    [{ type: 'date', earliest: '2026-02-30', latest: 'mañana' }, '1999-01-01', ''],
    [{ type: 'multiple', options: ['a', 'b', 'c'], least: 2, most: 2 }, 'a', 'al menos 2'],
    [{ type: 'multiple', options: ['a', 'b', 'c'], least: 2, most: 2 }, 'a\nb\nc', 'mucho 2 opciones'],
    [{ type: 'multiple', options: ['a', 'b', 'c'], least: 2, most: 2 }, 'c\nb', ''],
    // More than there are: nobody could send it.
    [{ type: 'multiple', options: ['a', 'b'], least: 9 }, 'a\nb', ''],
  ])('%j %j: %s', (field, value, words) => {
    expect(errorOf(field, value)).toMatch(words === '' ? /^$/ : words)
  })

  test('the browser is told of them', () => {
    const fields = [
      { name: 'x', type: 'text', shortest: 3, longest: 5 },
      { name: 'dia', type: 'date', earliest: '2026-12-01', latest: '2026-12-24' },
    ]
    const { html } = renderPage(documentOf(element('form', { fields })))
    expect(html).toContain('maxLength="5" minLength="3"')
    expect(html).toContain('min="2026-12-01" max="2026-12-24"')
  })
})

test('nothing is asked of a hidden field, and what it carries of the visit does not stand in the page', () => {
  const fields = [
    'email',
    { name: 'a', type: 'hidden', required: true },
    { name: 'b', type: 'hidden', carries: 'campaign', value: 'x' },
  ]
  const read = formFields({ fields })
  expect(read.map(({ required, carries }) => [required, carries])).toEqual([
    [true, null],
    [false, null],
    [false, 'campaign'],
  ])
  expect(validateSubmission(read, { email: 'ana@ejemplo.es' })).toMatchObject({ values: { a: '', b: '' } })
  const { html } = renderPage(documentOf(element('form', { fields })))
  expect(html).toContain('name="a"')
  expect(html).not.toContain('name="b"')
})
