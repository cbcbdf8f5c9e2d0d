import { describe, expect, test } from 'vitest'
import { element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'
import { type FormField, formFields } from './form-fields.ts'
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

const listOf = (fields: readonly FormField[]) => fields.map((field) => ({ ...field }))
