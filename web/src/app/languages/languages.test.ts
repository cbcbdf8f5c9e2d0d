import './languages.ts'
import { ORPCError } from '@orpc/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { errorText } from '../../platform/api/error-text.ts'
import { fieldText } from '../../platform/api/field-words.ts'
import { authFailureText } from '../../platform/auth/auth-messages.ts'
import { changeLanguage } from '../../platform/i18n/change-language.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'es' } }))
afterAll(async () => {
  await i18n.changeLanguage('es')
  vi.unstubAllGlobals()
})

const tooMany = (seconds: number) =>
  authFailureText({ code: 'TOO_MANY_REQUESTS', status: 429, params: { seconds } })

test('codes and what they take are worded in the language of the screen', async () => {
  const signedOut = new ORPCError('UNAUTHORIZED', { status: 401, message: 'Inicia sesión para continuar.' })
  expect(errorText(signedOut)).toBe('Inicia sesión para continuar.')
  await changeLanguage('en')
  expect(errorText(signedOut)).toBe('Sign in to continue.')
  expect(fieldText({ code: 'TOO_LONG', params: { max: 120 } })).toBe(
    'It cannot be longer than 120 characters.',
  )
  expect(document.documentElement.lang).toBe('en')
  await changeLanguage('fr')
  expect(authFailureText({ code: 'USE_PROVIDER', params: { ways: ['Google', 'Mi empresa'] } })).toBe(
    'Ce compte n’a pas de mot de passe\u00a0: connectez-vous avec Google ou Mi empresa.',
  )
  await changeLanguage('de')
  expect(tooMany(900)).toBe('Zu viele Versuche. Warten Sie 15 Minuten und versuchen Sie es erneut.')
})

test('counted texts have their singular, in Spanish too', async () => {
  await changeLanguage('es')
  expect(tooMany(60)).toBe('Demasiados intentos. Espera 1 minuto y vuelve a intentarlo.')
  expect(tooMany(61)).toBe('Demasiados intentos. Espera 2 minutos y vuelve a intentarlo.')
  expect(tooMany(9)).toBe('Demasiados intentos. Espera 9 segundos y vuelve a intentarlo.')
})

test('a code that no table words is no prose of the server', async () => {
  await changeLanguage('es')
  const unknown = new ORPCError('SOMETHING_NEW', { status: 409, message: 'Palabras del servidor' })
  expect(errorText(unknown)).toBe('No se ha podido hacer.')
})
