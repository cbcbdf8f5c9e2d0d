export type BuilderSection = {
  path: string
  /** The sidebar's label, exactly as the specification writes it (page-builder.md §2); also the translation key. */
  label: string
  /** Heading and document title of its screen. */
  title: string
}

/** The 14 routes of the section, in the sidebar's order. */
export const builderSections: readonly BuilderSection[] = [
  {
    path: 'overview',
    label: 'Todos los Proyectos',
    title: 'Todos los Proyectos',
  },
  {
    path: 'new-page',
    label: 'Nueva Página',
    title: 'Nueva Página',
  },
  {
    path: 'sites',
    label: 'sites',
    title: 'Sitios',
  },
  { path: 'quiz', label: 'quiz', title: 'Quiz' },
  {
    path: 'funnels',
    label: 'Embudos',
    title: 'Embudos',
  },
  {
    path: 'analytics',
    label: 'analytics',
    title: 'Analítica',
  },
  {
    path: 'player',
    label: 'AurelioPlayer',
    title: 'AurelioPlayer',
  },
  {
    path: 'subscriptions',
    label: 'Suscripciones',
    title: 'Suscripciones',
  },
  {
    path: 'leads',
    label: 'leads',
    title: 'Leads',
  },
  {
    path: 'forms',
    label: 'Formulario',
    title: 'Formularios',
  },
  {
    path: 'quiz-builder',
    label: 'quiz-builder',
    title: 'Creador de quiz',
  },
  {
    path: 'contest',
    label: 'Concurso',
    title: 'Concursos',
  },
  {
    path: 'academy',
    label: 'academy',
    title: 'Academia',
  },
  { path: 'tutorials', label: 'Tutoriales', title: 'Tutoriales' },
]
