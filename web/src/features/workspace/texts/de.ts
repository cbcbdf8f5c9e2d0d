import type { en } from './en.ts'

export const de = {
  'Escribe un nombre para el espacio de trabajo.': 'Geben Sie dem Arbeitsbereich einen Namen.',
  'El espacio de trabajo y tus ajustes.': 'Der Arbeitsbereich und Ihre Einstellungen.',
  'Espacio de trabajo': 'Arbeitsbereich',
  'El nombre lo cambia quien es propietario o administra el espacio.':
    'Den Namen ändern Eigentümer oder Verwalter des Arbeitsbereichs.',
  'Nombre guardado': 'Name gespeichert',
  'Lo ven todas las personas de tu equipo.': 'Alle in Ihrem Team sehen ihn.',
  'El espacio de trabajo y tus ajustes': 'Der Arbeitsbereich und Ihre Einstellungen',
} satisfies Record<keyof typeof en, string>
