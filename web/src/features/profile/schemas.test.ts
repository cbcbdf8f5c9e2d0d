import { expect, test } from 'vitest'
import { complaints as words } from '../../platform/api/complaints.ts'
import { personalWords } from './profile-words.ts'
import { passwordFormSchema, personalFormSchema } from './schemas.ts'

/** The first complaint about each field, as the forms show it. */
function complaints(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  const first = new Map<string, string>()
  for (const { path, message } of result.error?.issues ?? []) {
    const name = path.join('.')
    if (!first.has(name)) first.set(name, message)
  }
  return Object.fromEntries(first)
}

test.each([
  [
    { name: ' ', email: '' },
    { name: 'El nombre es obligatorio', email: 'El email es obligatorio' },
  ],
  [{ name: 'Ana', email: 'ana@casa' }, { email: 'Email inválido' }],
  [{ name: 'Ana', email: 'ana@casa.es' }, {}],
])('personal data %o', (values, expected) => {
  const parsed = personalFormSchema.safeParse({ bio: '', password: '', ...values }, words(personalWords))
  expect(complaints(parsed)).toEqual(expected)
})

test.each([
  [
    ['', '', ''],
    {
      currentPassword: 'La contraseña actual es obligatoria',
      newPassword: 'La nueva contraseña es obligatoria',
    },
  ],
  [['Vieja-1', 'corta', 'corta'], { newPassword: 'La contraseña debe tener al menos 8 caracteres' }],
  [['Vieja-1', 'Nueva-2026', 'Otra-2026'], { confirmPassword: 'Las contraseñas no coinciden' }],
  [
    ['', 'Nueva-2026', 'Otra'],
    {
      currentPassword: 'La contraseña actual es obligatoria',
      confirmPassword: 'Las contraseñas no coinciden',
    },
  ],
  [['Vieja-1', 'Nueva-2026', 'Nueva-2026'], {}],
])('password change %o', ([currentPassword, newPassword, confirmPassword], expected) => {
  const values = { currentPassword, newPassword, confirmPassword, closeOthers: true }
  expect(complaints(passwordFormSchema.safeParse(values))).toEqual(expected)
})
