import type { Personal, Professional } from '@aurelio/contracts/profile'
import { i18n } from '../../platform/i18n/i18n.ts'
import type { FormWords } from '../../platform/api/field-words.ts'

/** dashboard.md §5, "Profile edit". */
export const personalWords: FormWords<keyof Personal> = {
  name: {
    REQUIRED: 'El nombre es obligatorio',
    TOO_LONG: ({ max }) => i18n.t('El nombre no puede pasar de {{max}} caracteres.', { max }),
  },
  bio: { TOO_LONG: ({ max }) => i18n.t('La biografía no puede pasar de {{max}} caracteres.', { max }) },
}

export const professionalWords: FormWords<keyof Professional> = {
  role: {
    REQUIRED: 'El cargo es obligatorio',
    TOO_LONG: ({ max }) => i18n.t('El cargo no puede pasar de {{max}} caracteres.', { max }),
  },
  company: {
    REQUIRED: 'La empresa es obligatoria',
    TOO_LONG: ({ max }) => i18n.t('La empresa no puede pasar de {{max}} caracteres.', { max }),
  },
  location: {
    TOO_LONG: ({ max }) => i18n.t('La ubicación no puede pasar de {{max}} caracteres.', { max }),
  },
  skills: {
    TOO_LONG: ({ max }) => i18n.t('Una habilidad no puede pasar de {{max}} caracteres.', { max }),
    TOO_LARGE: ({ max }) => i18n.t('Puedes añadir hasta {{max}} habilidades.', { max }),
  },
  socialLinks: {},
}
