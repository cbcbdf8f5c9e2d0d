import { sectionDescriptions } from '../features/page-builder/section-descriptions.ts'

/** What each screen that is still to come will be for, by its title. Spanish texts, which are also their keys. */
export const comingSoonTexts: Record<string, string> = {
  ...sectionDescriptions,
  'Herramientas PDF': 'Une, separa, ordena y gira tus PDF sin subirlos a ningún sitio.',
  Calendario: 'Las fechas de entrega de todos tus proyectos en un mes.',
  Analisis: 'Visitas y conversiones de tus páginas publicadas.',
  Ayuda: 'Guías cortas para cada pantalla.',
}
