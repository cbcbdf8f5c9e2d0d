import * as z from 'zod/mini'
import { says } from '../../platform/i18n/wording.ts'

const email = z
  .string()
  .check(z.trim(), z.minLength(1, says('El email es requerido')), z.email(says('Email inválido')))

/**
 * Texts of dashboard.md §5. A field shows its first complaint: none
 * aborts, because that would keep back the comparison of the passwords.
 */
export const signInSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, says('La contraseña es requerida'))),
  rememberMe: z.boolean(),
})
export type SignInForm = z.infer<typeof signInSchema>

const strong = 'La contraseña debe contener al menos una mayúscula, una minúscula y un número'

const newPassword = z
  .string()
  .check(
    z.minLength(1, says('La contraseña es requerida')),
    z.minLength(8, says('La contraseña debe tener al menos 8 caracteres')),
    z.regex(/^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)/su, says(strong)),
  )
const confirmPassword = z.string().check(z.minLength(1, says('Confirma tu contraseña')))

/** Told beside the other fields' errors, not only once they are right. */
const bothEqual = z.refine<{ password: string; confirmPassword: string }>(
  (values) => values.confirmPassword === '' || values.password === values.confirmPassword,
  { path: ['confirmPassword'], ...says('Las contraseñas deben coincidir'), when: () => true },
)

export const signUpSchema = z
  .object({
    fullName: z.string().check(z.trim(), z.minLength(1, says('El nombre completo es requerido'))),
    email,
    password: newPassword,
    confirmPassword,
    terms: z
      .boolean()
      .check(
        z.refine((isAgreed) => isAgreed, says('Acepta los términos y condiciones para crear tu cuenta.')),
      ),
  })
  .check(bothEqual)
export type SignUpForm = z.infer<typeof signUpSchema>

export const forgotSchema = z.object({ email })
export type ForgotForm = z.infer<typeof forgotSchema>

export const resetSchema = z.object({ password: newPassword, confirmPassword }).check(bothEqual)
export type ResetForm = z.infer<typeof resetSchema>
