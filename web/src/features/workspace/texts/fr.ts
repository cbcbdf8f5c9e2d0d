import type { en } from './en.ts'

export const fr = {
  'El espacio de trabajo y tus ajustes.': 'L’espace de travail et vos réglages.',
  'Espacio de trabajo': 'Espace de travail',
  'El nombre lo cambia quien es propietario o administra el espacio.':
    'Le nom est modifié par un propriétaire ou un administrateur de l’espace.',
  'Nombre guardado': 'Nom enregistré',
  'Lo ven todas las personas de tu equipo.': 'Toutes les personnes de votre équipe le voient.',
} satisfies Record<keyof typeof en, string>
