import { expect, test } from 'vitest'
import { signInSchema, signUpSchema } from './schemas.ts'

const person = {
  fullName: 'Ana Ruiz',
  email: 'ana@example.com',
  password: 'Secreto12',
  confirmPassword: 'Secreto12',
  terms: true,
}

/** The first complaint of each field, which is the one the form shows. */
function messages(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  return Object.fromEntries(
    (result.error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
}

test('an empty sign-in asks for both', () => {
  expect(messages(signInSchema.safeParse({ email: ' ', password: '', rememberMe: false }))).toEqual({
    email: 'El email es requerido',
    password: 'La contraseña es requerida',
  })
})

test.each(['ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com'])('%s is no email', (email) => {
  expect(messages(signInSchema.safeParse({ email, password: 'x', rememberMe: false }))).toEqual({
    email: 'Email inválido',
  })
})

test('a complete sign-up passes, its name and email trimmed', () => {
  const parsed = signUpSchema.safeParse({ ...person, fullName: ' Ana Ruiz ', email: ' ana@example.com ' })
  expect(parsed.data).toEqual(person)
})

test('an empty sign-up asks for every field', () => {
  const parsed = signUpSchema.safeParse({
    fullName: '',
    email: '',
    password: '',
    confirmPassword: '',
    terms: false,
  })
  expect(messages(parsed)).toEqual({
    fullName: 'El nombre completo es requerido',
    email: 'El email es requerido',
    password: 'La contraseña es requerida',
    confirmPassword: 'Confirma tu contraseña',
    terms: 'Acepta los términos y condiciones para crear tu cuenta.',
  })
})

test.each([
  ['Corta1', 'La contraseña debe tener al menos 8 caracteres'],
  ['todominusculas1', 'La contraseña debe contener al menos una mayúscula, una minúscula y un número'],
  ['TODOMAYUSCULAS1', 'La contraseña debe contener al menos una mayúscula, una minúscula y un número'],
  ['SinNumeros', 'La contraseña debe contener al menos una mayúscula, una minúscula y un número'],
])('%s is refused', (password, message) => {
  const parsed = signUpSchema.safeParse({ ...person, password, confirmPassword: password })
  expect(messages(parsed)).toEqual({ password: message })
})

test('different passwords are told also while other fields are wrong', () => {
  const parsed = signUpSchema.safeParse({ ...person, email: '', confirmPassword: 'Otra' })
  expect(messages(parsed)).toEqual({
    email: 'El email es requerido',
    confirmPassword: 'Las contraseñas deben coincidir',
  })
})
