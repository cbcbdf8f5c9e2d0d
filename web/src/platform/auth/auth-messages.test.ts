import { expect, test } from 'vitest'
import { authFailureText } from './auth-messages.ts'

test.each([
  ['USER_NOT_FOUND', 'No existe una cuenta con este correo electronico.'],
  ['WRONG_PASSWORD', 'Contrasena incorrecta.'],
  ['INVALID_EMAIL', 'El correo electronico no es valido.'],
  ['BANNED_USER', 'Esta cuenta ha sido deshabilitada.'],
  ['POPUP_CLOSED_BY_USER', 'Inicio de sesion cancelado.'],
])('%s reads as the specification says', (code, text) => {
  expect(authFailureText({ code, message: 'English words', status: 401 })).toBe(text)
})

test('an unknown code shows the message of the provider', () => {
  expect(authFailureText({ code: 'SOMETHING_NEW', message: 'Motivo del proveedor', status: 400 })).toBe(
    'Motivo del proveedor',
  )
})

test('limits and broken servers are told apart from wrong data', () => {
  expect(authFailureText({ status: 429, message: 'Too many' })).toMatch(/^Demasiados intentos/)
  expect(authFailureText({ status: 503, message: 'Upstream' })).toMatch(/^El servidor ha tenido un problema/)
  expect(authFailureText({})).toMatch(/^El servidor ha tenido un problema/)
})

test('an inherited name is no code', () => {
  expect(authFailureText({ code: 'toString', message: 'Motivo' })).toBe('Motivo')
})
