import { expect, test } from 'vitest'
import { bareTexts } from './bare-texts.mjs'

const texts = (jsx: string) => bareTexts('x.tsx', `const x = ${jsx}`).map(({ text }) => text)

test('finds each planted text, with its line', () => {
  const source = [
    'export function Screen({ isNew }: { isNew: boolean }) {',
    '  return (',
    '    <main aria-label="Pantalla">',
    '      Hola',
    '      <input placeholder={`Buscar ${1}`} title={isNew ? "Nueva" : t("Vieja")} />',
    '      <p>{isNew && "Reciente"}</p>',
    '      <Field label="Nombre" />',
    '    </main>',
    '  )',
    '}',
    "notify.success('Guardado')",
  ].join('\n')
  expect(bareTexts('screen.tsx', source)).toEqual([
    { line: 3, text: 'Pantalla' },
    { line: 4, text: 'Hola' },
    { line: 5, text: 'Buscar  ' },
    { line: 5, text: 'Nueva' },
    { line: 6, text: 'Reciente' },
    { line: 7, text: 'Nombre' },
    { line: 11, text: 'Guardado' },
  ])
})

test('leaves alone what is translated, is no text, or is the name of the product', () => {
  expect(texts("<p title={t('Hola')}>{t('Adiós')}</p>")).toEqual([])
  expect(texts('<p className="flex" id="x">{count} · 12 %</p>')).toEqual([])
  expect(texts('<b>Aurelio</b>')).toEqual([])
})

test('a broken file is an error, not a pass', () => {
  expect(() => bareTexts('x.tsx', '<p>')).toThrow('x.tsx')
})
