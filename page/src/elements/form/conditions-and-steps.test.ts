import { describe, expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'
import { formFields, formSteps } from './form-fields.ts'
import { stepTowards } from './form-steps.ts'
import { validateSubmission } from './validate-submission.ts'

describe('conditions', () => {
  const props = {
    fields: [
      { name: 'plan', type: 'select', options: ['Uno', 'D"os'] },
      {
        name: 'extra',
        type: 'radio',
        options: ['Sí', 'No'],
        when: { field: 'plan', is: 'is', value: 'D"os' },
      },
      { name: 'motivo', type: 'text', when: { field: 'extra', is: 'is-not', value: 'Sí' } },
      { name: 'libre', type: 'text', required: false, when: { field: 'motivo', is: 'is', value: 'x' } },
      { name: 'tarde', type: 'text', required: false, when: { field: 'despues', is: 'is', value: 'x' } },
      { name: 'despues', type: 'radio', options: ['x'], required: false },
    ],
  }
  const fields = formFields(props)

  test('hang on fields before them in which something is chosen, and on no others', () => {
    expect(fields.map(({ when }) => when?.field ?? null)).toEqual([null, 'plan', 'extra', null, null, null])
  })

  test('what is hidden is not asked for and not kept, and neither is what hangs on it', () => {
    const hidden = { plan: 'Uno', extra: 'No', motivo: 'nada' }
    expect(validateSubmission(fields, hidden)).toEqual({
      values: { plan: 'Uno', extra: '', motivo: '', libre: '', tarde: '', despues: '' },
    })
    expect(validateSubmission(fields, { plan: 'D"os' })).toEqual({
      errors: { extra: 'Elige una opción.', motivo: 'Rellena este campo.' },
    })
    expect(validateSubmission(fields, { plan: 'D"os', extra: 'Sí' })).toHaveProperty('values.motivo', '')
  })

  test('are a style sheet that a person’s text cannot leave, and the browser leaves the judging', () => {
    const form = element('form-1', props)
    const { css, html } = renderPage(documentOf(form), { formAction: '/p/x/leads' })
    expect(css).toContain(
      String.raw`[id="datos-form-1"]:not(:has(:is([name="plan"][value="D\22 os"],[name="plan"] option[value="D\22 os"]):checked)) [data-form-if="extra"]{display:none}`,
    )
    expect(html).toMatch(/<fieldset [^>]*data-form-if="extra"/)
    expect(html).toMatch(/<form [^>]*noValidate|<form [^>]*novalidate/)
    expect(htmlOf(element('form-2', {}), { formAction: '/p/x/leads' })).not.toMatch(/novalidate/i)
  })
})

describe('steps', () => {
  const props = {
    fields: [
      'email',
      { name: 'plan', type: 'radio', options: ['Uno', 'Dos'] },
      { name: 'p2', type: 'step', label: 'Tu empresa' },
      { name: 'empresa', when: { field: 'plan', is: 'is', value: 'Dos' } },
      { name: 'p3', type: 'step', label: 'Para acabar' },
      'mensaje',
      { name: 'cv', type: 'file', required: false },
    ],
  }
  const fields = formFields(props)
  const drawn = (step: number, values: Record<string, string>) =>
    htmlOf(element('form-1', props), {
      formAction: '/p/x/leads',
      submission: { elementId: 'form-1', values, errors: {}, step },
    })

  test('divide the fields; files come last, for they cannot be carried', () => {
    const early = formFields({ fields: [{ name: 'cv', type: 'file' }, { type: 'step' }, 'email'] })
    expect(early.map(({ name, step }) => [name, step])).toEqual([
      ['cv', 1],
      ['email', 1],
    ])
    expect(formSteps(props)).toEqual(['', 'Tu empresa', 'Para acabar'])
    expect(formSteps({ fields: [{ type: 'step' }, 'email', { type: 'step' }] })).toEqual([''])
  })

  test('past one in which nothing is shown, onwards and back', () => {
    expect(stepTowards(fields, { plan: 'Dos' }, 0, 1)).toBe(1)
    expect(stepTowards(fields, { plan: 'Uno' }, 0, 1)).toBe(2)
    expect(stepTowards(fields, { plan: 'Uno' }, 2, 1)).toBe(0)
    expect(stepTowards(formFields({ fields: ['email'] }), {}, 0, 1)).toBeNull()
  })

  test('are served one at a time, with what was entered in the others', () => {
    const first = drawn(0, {})
    expect(first).toContain('<p class="a1">Paso 1 de 3</p><progress aria-hidden="true" value="1" max="3">')
    expect(first).toContain('value="1" name="_to">Siguiente</button>')
    expect(first).not.toMatch(/Anterior|multipart|role="alert"|name="empresa"/)
    const last = drawn(2, { email: 'ana@ejemplo.es', plan: 'Dos', empresa: 'Acme "S"' })
    expect(last).toContain('<input type="hidden" name="empresa" value="Acme &quot;S&quot;"/>')
    expect(last).toContain('<input type="hidden" name="email" value="ana@ejemplo.es"/>')
    expect(last).toMatch(/multipart.*>Enviar<\/button>.*value="1"[^>]*name="_to">Anterior</)
    expect(last).not.toContain('Siguiente')
  })

  test('on the canvas all stand below each other', () => {
    const html = htmlOf(element('form-1', props))
    expect(html).toMatch(/Paso 1 de 3.*Paso 2 de 3: Tu empresa.*name="empresa".*Paso 3 de 3.*>Enviar</)
  })
})
