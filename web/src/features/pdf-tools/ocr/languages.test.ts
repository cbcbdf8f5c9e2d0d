import { expect, it } from 'vitest'
import { languageOf } from './languages.ts'

it.each([
  [
    'spa',
    'El informe de la comisión dice que los gastos del año pasado han sido más altos de lo que se esperaba.',
  ],
  [
    'eng',
    'The report of the committee says that the costs of the last year have been higher than it was expected.',
  ],
  [
    'cat',
    "L'informe de la comissió diu que les despeses de l'any passat han estat més altes del que s'esperava, i amb això no n'hi ha prou.",
  ],
  [
    'fra',
    "Le rapport de la commission dit que les dépenses de l'année dernière ont été plus élevées que prévu, et que ce n'est pas tout.",
  ],
  [
    'deu',
    'Der Bericht der Kommission sagt, dass die Ausgaben des letzten Jahres höher waren, als man es erwartet hatte.',
  ],
  [
    'por',
    'O relatório da comissão diz que as despesas do ano passado foram mais altas do que se esperava, e não é só isso.',
  ],
])('finds %s', (code, text) => expect(languageOf(text)).toBe(code))

it('says of a language that it does not know, and of too little, that it does not know', () => {
  expect(
    languageOf('Raportti kertoo, että viime vuoden menot olivat suuremmat kuin oli odotettu kaikkialla'),
  ).toBeNull()
  expect(languageOf('De la')).toBeNull()
})
