import { personalSchema } from '@aurelio/contracts/profile'
import { z } from 'zod'
import { says } from '../../platform/i18n/wording.ts'

/** The edit form (dashboard.md §5, "Profile edit"); `password` is asked for where the email changes. */
export const personalFormSchema = personalSchema.extend({
  email: z
    .string()
    .trim()
    .min(1, says('El email es obligatorio'))
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, says('Email inválido')),
  password: z.string(),
})
export type PersonalForm = z.input<typeof personalFormSchema>

/** Password change (dashboard.md §5); the same strength as at sign-up is asked by the server. */
export const passwordFormSchema = z
  .object({
    currentPassword: z.string().min(1, says('La contraseña actual es obligatoria')),
    newPassword: z
      .string()
      .min(1, says('La nueva contraseña es obligatoria'))
      .min(8, says('La contraseña debe tener al menos 8 caracteres')),
    confirmPassword: z.string(),
    closeOthers: z.boolean(),
  })
  .refine((values) => values.newPassword === values.confirmPassword, {
    path: ['confirmPassword'],
    ...says('Las contraseñas no coinciden'),
    // Told beside the other fields' errors, not only once they are right.
    when: () => true,
  })
export type PasswordForm = z.input<typeof passwordFormSchema>
