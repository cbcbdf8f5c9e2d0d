import './languages.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeLanguage } from '../../platform/i18n/change-language.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { messageText } from '../../platform/i18n/message-text.ts'

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'es' } }))
afterAll(async () => {
  await i18n.changeLanguage('es')
  vi.unstubAllGlobals()
})

test('in Spanish a message stays as it came', async () => {
  await i18n.changeLanguage('es')
  expect(messageText('La longitud máxima es 120.')).toBe('La longitud máxima es 120.')
})

test.each([
  ['en', 'Inicia sesión para continuar.', 'Sign in to continue.'],
  ['en', 'La longitud máxima es 120.', 'The maximum length is 120.'],
  [
    'fr',
    'Esta cuenta no tiene contraseña: entra con Google.',
    'Ce compte n’a pas de mot de passe : connectez-vous avec Google.',
  ],
  ['de', 'La página no puede tener más de 5000 elementos.', 'Die Seite darf höchstens 5000 Elemente haben.'],
  ['de', 'Algo que nadie ha traducido.', 'Algo que nadie ha traducido.'],
] as const)('in %s: %s', async (language, message, text) => {
  await changeLanguage(language)
  expect(messageText(message)).toBe(text)
  expect(document.documentElement.lang).toBe(language)
})
