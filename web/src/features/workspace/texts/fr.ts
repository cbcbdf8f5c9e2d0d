import type { en } from './en.ts'

export const fr = {
  'Escribe un nombre para el espacio de trabajo.': 'Saisissez un nom pour l’espace de travail.',
  'El espacio de trabajo y tus ajustes.': 'L’espace de travail et vos réglages.',
  'Espacio de trabajo': 'Espace de travail',
  'El nombre lo cambia quien es propietario o administra el espacio.':
    'Le nom est modifié par un propriétaire ou un administrateur de l’espace.',
  'Nombre guardado': 'Nom enregistré',
  'Lo ven todas las personas de tu equipo.': 'Toutes les personnes de votre équipe le voient.',
  'El espacio de trabajo y tus ajustes': 'L’espace de travail et vos réglages',
} satisfies Record<keyof typeof en, string>
