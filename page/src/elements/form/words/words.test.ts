import { expect, test } from 'vitest'
import { renderPublication } from '../../../render/render-publication.ts'
import { documentOf, element } from '../../../testing/documents.ts'
import { formFields } from '../form-fields.ts'
import { validateSubmission } from '../validate-submission.ts'
import { answerWords } from './answer-words.ts'
import { drawnWords } from './drawn-words.ts'
import { fieldWords } from './field-words.ts'
import { wordLanguage } from './word-language.ts'

const languages = ['es', 'en', 'fr', 'de', 'it', 'pt', 'ca', 'eu', 'gl'] as const

test('every language of pages has words of its own, and any other gets English', () => {
  expect(languages.map(wordLanguage)).toEqual(languages)
  expect(['en-GB', 'FR', 'de-AT', 'pt-BR', 'nl', undefined].map(wordLanguage)).toEqual([
    'en',
    'fr',
    'de',
    'pt',
    'en',
    'es',
  ])
})

test.each([drawnWords, fieldWords, answerWords])('no language has the words of another (%o)', (wordsOf) => {
  const pairs = languages.flatMap((one, at) => languages.slice(at + 1).map((other) => [one, other] as const))
  const shares = pairs.map(([one, other]) => {
    const theirs: unknown[] = Object.values(wordsOf(other))
    const texts = Object.values(wordsOf(one)).filter((text) => typeof text === 'string')
    return texts.filter((text) => theirs.includes(text)).length / texts.length
  })
  // Neighbours say some things alike: 'opcional', 'Anterior'.
  expect(Math.max(...shares)).toBeLessThan(0.5)
})

test('a form speaks the language of its page, and so do its errors', () => {
  const props = {
    fields: [
      { name: 'plan', label: 'Plan', type: 'select', options: ['One'], required: false },
      { name: 'step_2', type: 'step', label: '' },
      { name: 'mail', label: 'Mail', type: 'email', required: true },
    ],
  }
  const drawn = (step: number) =>
    renderPublication(documentOf(element('form-1', props)), {
      title: 'x',
      address: { page: '/p/x', leads: '/p/x/leads' },
      head: { language: 'en' },
      submission: { elementId: 'form-1', values: {}, errors: { mail: 'x' }, step },
    }).html
  expect(drawn(0)).toMatch(
    /<html lang="en">.*Thank you!.*Check the marked.*Step 1 of 2.*\(optional\).*Choose an option.*>Next</s,
  )
  expect(drawn(1)).toMatch(/Step 2 of 2.*By sending this form you agree.*>Back</s)
  expect(drawn(0) + drawn(1)).not.toMatch(
    /Paso|opcional|Siguiente|Anterior|Gracias|Revisa|Elige|rellenes|Al enviar/,
  )
})

test('days and countries are named as the language names them', () => {
  const fields = formFields({
    fields: [
      { name: 'day', type: 'date', earliest: '2026-12-01' },
      { name: 'phone', type: 'tel', country: 'DE' },
    ],
  })
  const errors = (language: string) =>
    validateSubmission(fields, { day: '2026-01-02', phone: '12' }, { language })
  expect(errors('en')).toEqual({
    errors: {
      day: 'Choose a day from 1 December 2026.',
      phone: expect.stringContaining('number'),
    },
  })
  expect(errors('de')).toHaveProperty('errors.day', 'Wählen Sie einen Tag ab dem 01.12.2026.')
})
