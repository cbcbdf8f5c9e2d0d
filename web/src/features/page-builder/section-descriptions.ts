/** What each section that is still to come will be for, by its title. Spanish texts, which are also their keys. */
export const sectionDescriptions: Record<string, string> = {
  Sitios: 'Agrupa tus páginas en sitios con su propio dominio.',
  Quiz: 'Tus cuestionarios y sus respuestas.',
  Embudos: 'Encadena páginas y mira cuántas personas llegan a cada una.',
  Analítica: 'Visitas y conversiones de cada página.',
  AurelioPlayer: 'Un reproductor de vídeo para tus páginas de venta.',
  Suscripciones: 'Planes y pagos periódicos de tus clientes.',
  Formularios: 'Formularios que puedes usar en varias páginas.',
  'Creador de quiz': 'Crea cuestionarios paso a paso.',
  Concursos: 'Sorteos y concursos con sus participantes.',
  Academia: 'Cursos para sacar partido al constructor.',
  Tutoriales: 'Guías cortas, paso a paso.',
}
