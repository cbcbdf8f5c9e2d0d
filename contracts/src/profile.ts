import { z } from 'zod'
import { signedIn } from './errors.ts'
import { wrong } from './field-problems.ts'

export const themes = ['dark', 'light'] as const
export const languages = ['es', 'en', 'fr', 'de'] as const
export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const

/** Bytes and pixels of a photo (dashboard.md §9). */
export const photoLimits = { bytes: 5_242_880, minPixels: 200, maxPixels: 5000 } as const

/** What a person chose for themselves (dashboard.md §3, preferences; defaults in §9). */
export const preferencesSchema = z.object({
  theme: z.enum(themes).default('dark'),
  notifications: z
    .object({ email: z.boolean(), push: z.boolean(), updates: z.boolean() })
    .default({ email: true, push: true, updates: false }),
  language: z.enum(languages).default('es'),
  dateFormat: z.enum(dateFormats).default('DD/MM/YYYY'),
})
export type Preferences = z.infer<typeof preferencesSchema>

const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default('')

/** A text that a database can store. */
const text = z
  .string()
  .trim()
  .refine((value) => !value.includes('\0'), wrong('CONTROL_CHARACTERS'))

/** The professional part (dashboard.md §2, §5). */
export const professionalSchema = z.object({
  role: text.min(1).max(120),
  company: text.min(1).max(120),
  location: text.max(120).default(''),
  /** Trimmed; empty ones and repetitions are dropped. */
  skills: z
    .array(text.max(60))
    .max(50)
    .transform((skills) => [...new Set(skills.filter((skill) => skill !== ''))])
    .default([]),
  socialLinks: z.object({ website: link, github: link, linkedin: link, twitter: link }),
})
export type Professional = z.infer<typeof professionalSchema>

/** The personal part (dashboard.md §5, "Profile edit"). */
export const personalSchema = z.object({
  name: text.min(1).max(200),
  bio: text.max(1000).default(''),
})

export const profileSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  bio: z.string(),
  /** Address of the photo, with its version in it; null where there is none. */
  image: z.string().nullable(),
  role: z.string(),
  company: z.string(),
  location: z.string(),
  skills: z.array(z.string()),
  socialLinks: z.object({
    website: z.string(),
    github: z.string(),
    linkedin: z.string(),
    twitter: z.string(),
  }),
  preferences: preferencesSchema,
})
/** Everything 'Mi Perfil' shows but its security tab. */
export type Profile = z.infer<typeof profileSchema>

export type Personal = z.infer<typeof personalSchema>

export const profile = {
  get: signedIn.route({ method: 'GET', path: '/profile', summary: 'El perfil propio' }).output(profileSchema),
  savePersonal: signedIn
    .route({ method: 'PUT', path: '/profile/personal', summary: 'Guardar nombre y biografía' })
    .input(personalSchema)
    .output(profileSchema),
  saveProfessional: signedIn
    .route({ method: 'PUT', path: '/profile/professional', summary: 'Guardar la información profesional' })
    .input(professionalSchema)
    .output(profileSchema),
  savePreferences: signedIn
    .route({ method: 'PUT', path: '/profile/preferences', summary: 'Guardar las preferencias' })
    .input(preferencesSchema)
    .output(profileSchema),
  removePhoto: signedIn
    .route({
      method: 'DELETE',
      path: '/profile/photo',
      summary: 'Quitar la foto; se sube con PUT a la misma dirección',
    })
    .output(profileSchema),
}
