export type BuilderSection = {
  path: string
  /** The sidebar's label, exactly as the specification writes it (page-builder.md §2); also the translation key. */
  label: string
  /** Heading and document title of its screen. */
  title: string
  description: string
}

/** The 14 routes of the section, in the sidebar's order. */
export const builderSections: readonly BuilderSection[] = [
  {
    path: 'overview',
    label: 'Todos los Proyectos',
    title: 'Todos los Proyectos',
    description: 'Tus páginas, la última modificada primero.',
  },
  {
    path: 'new-page',
    label: 'Nueva Página',
    title: 'Nueva Página',
    description: 'Empieza con una plantilla o con un lienzo en blanco.',
  },
  {
    path: 'sites',
    label: 'sites',
    title: 'Sitios',
    description: 'Agrupa tus páginas en sitios con su propio dominio.',
  },
  { path: 'quiz', label: 'quiz', title: 'Quiz', description: 'Tus cuestionarios y sus respuestas.' },
  {
    path: 'funnels',
    label: 'Embudos',
    title: 'Embudos',
    description: 'Encadena páginas y mira cuántas personas llegan a cada una.',
  },
  {
    path: 'analytics',
    label: 'analytics',
    title: 'Analítica',
    description: 'Visitas y conversiones de cada página.',
  },
  {
    path: 'player',
    label: 'AurelioPlayer',
    title: 'AurelioPlayer',
    description: 'Un reproductor de vídeo para tus páginas de venta.',
  },
  {
    path: 'subscriptions',
    label: 'Suscripciones',
    title: 'Suscripciones',
    description: 'Planes y pagos periódicos de tus clientes.',
  },
  {
    path: 'leads',
    label: 'leads',
    title: 'Leads',
    description: 'Lo que las personas han enviado desde tus páginas.',
  },
  {
    path: 'forms',
    label: 'Formulario',
    title: 'Formularios',
    description: 'Formularios que puedes usar en varias páginas.',
  },
  {
    path: 'quiz-builder',
    label: 'quiz-builder',
    title: 'Creador de quiz',
    description: 'Crea cuestionarios paso a paso.',
  },
  {
    path: 'contest',
    label: 'Concurso',
    title: 'Concursos',
    description: 'Sorteos y concursos con sus participantes.',
  },
  {
    path: 'academy',
    label: 'academy',
    title: 'Academia',
    description: 'Cursos para sacar partido al constructor.',
  },
  { path: 'tutorials', label: 'Tutoriales', title: 'Tutoriales', description: 'Guías cortas, paso a paso.' },
]
