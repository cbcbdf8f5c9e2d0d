import type { ProjectColor } from '@aurelio/contracts/projects'
import type { TaskPriority, TaskStage } from '@aurelio/contracts/tasks'

/** A task of the sample content: done some days ago, or still to do. */
export type SampleTask = {
  title: string
  priority: TaskPriority
  /** Days from today; a past one is overdue. Left out: no day. */
  due?: number
  /** Days before today on which it was done; left out: still to do. */
  done?: number
  labels?: readonly string[]
  /** Where it stands on the board; left out: at the beginning. */
  stage?: TaskStage
}

export type SampleProject = {
  name: string
  description: string
  color: ProjectColor
  /** Days before today on which it began. */
  began: number
  /** Whom it is for. */
  client?: string
  /** Days from today until which it should be done. */
  deadline?: number
  /** Minutes that it may take. */
  budget?: number
  tasks: readonly SampleTask[]
}

type Rest = Omit<SampleProject, 'began' | 'color' | 'name'>
const project = (began: number, color: ProjectColor, name: string, rest: Rest) => ({
  began,
  color,
  name,
  ...rest,
})
const done = (day: number, priority: TaskPriority, title: string) => ({ done: day, priority, title })
const due = (day: number, priority: TaskPriority, title: string, ...labels: string[]) => ({
  due: day,
  priority,
  title,
  labels,
})
const doing = (task: SampleTask): SampleTask => ({ ...task, stage: 'doing' })
const inReview = (task: SampleTask): SampleTask => ({ ...task, stage: 'review' })
const someday = (priority: TaskPriority, title: string) => ({ priority, title })

/**
 * A year of a small agency: the twelve active projects, eight pending and twenty-four completed tasks of the
 * specification (dashboard.md §9). Two tasks are overdue, two due today, two this week, and two have no day.
 */
export const sampleProjects: readonly SampleProject[] = [
  project(34, 'violet', 'Landing Page - Proyecto Demo', {
    description: 'Página de captación para la campaña de otoño, con formulario y prueba de dos titulares.',
    tasks: [
      done(29, 'high', 'Escribir los textos de la cabecera'),
      done(4, 'medium', 'Maquetar la sección de testimonios'),
      done(2, 'high', 'Revisar el formulario en el móvil'),
      doing(due(3, 'medium', 'Comparar los dos titulares', 'Textos')),
    ],
  }),
  project(320, 'amber', 'Tienda online de Cerámica Roldán', {
    description: 'Catálogo de ochenta piezas, fichas de producto y página de envíos.',
    client: 'Cerámica Roldán',
    deadline: 9,
    budget: 80 * 60,
    tasks: [
      done(248, 'medium', 'Fotografiar las piezas nuevas'),
      done(121, 'high', 'Optimizar las imágenes del catálogo'),
      done(54, 'medium', 'Escribir las fichas de producto'),
      done(16, 'low', 'Redactar la página de envíos'),
      inReview(due(0, 'high', 'Publicar la colección de invierno', 'Tienda', 'Urgente')),
    ],
  }),
  project(210, 'teal', 'Rediseño de Clínica Dental Arenal', {
    description: 'Web nueva con cita previa, equipo y tratamientos. Tono cercano, sin tecnicismos.',
    client: 'Clínica Dental Arenal',
    deadline: 24,
    budget: 60 * 60,
    tasks: [
      done(198, 'medium', 'Entrevistar a recepción y a dos pacientes'),
      done(141, 'high', 'Presentar la propuesta de diseño'),
      due(-4, 'medium', 'Reunir las fotos del equipo', 'Espera al cliente'),
    ],
  }),
  project(275, 'blue', 'SEO local de Fontanería Martín', {
    description: 'Una página por cada municipio de la comarca, con textos propios y datos de contacto.',
    tasks: [
      done(262, 'high', 'Elegir las palabras clave'),
      done(87, 'medium', 'Generar las páginas por municipio'),
      done(33, 'medium', 'Publicar las páginas por municipio'),
      doing(due(5, 'low', 'Medir las posiciones del trimestre')),
    ],
  }),
  project(340, 'rose', 'Boletín mensual de Librería Galerna', {
    description: 'Novedades, agenda de presentaciones y la recomendación del mes.',
    tasks: [
      done(327, 'medium', 'Diseñar la plantilla'),
      done(6, 'low', 'Reunir las novedades'),
      done(5, 'high', 'Enviar el número de este mes'),
    ],
  }),
  project(96, 'green', 'Campaña de matrícula - Academia Lumen', {
    description: 'Anuncios, página de inscripción y seguimiento de las solicitudes.',
    tasks: [
      done(71, 'high', 'Preparar los anuncios'),
      due(-1, 'high', 'Llamar a las solicitudes pendientes', 'Urgente'),
    ],
  }),
  project(60, 'amber', 'Vídeos cortos de Panadería Espiga', {
    description: 'Doce vídeos verticales grabados en el obrador.',
    tasks: [
      done(37, 'medium', 'Grabar en el obrador'),
      done(12, 'medium', 'Montar los tres primeros vídeos'),
      someday('low', 'Elegir la música'),
    ],
  }),
  project(180, 'rose', 'Web de Bodega Valdemoro', {
    description: 'Historia de la bodega, vinos y reserva de visitas en dos idiomas.',
    tasks: [
      done(163, 'low', 'Escribir la historia de la bodega'),
      done(23, 'high', 'Montar la reserva de visitas'),
    ],
  }),
  project(150, 'violet', 'Identidad de Gimnasio Pulso', {
    description: 'Logotipo, colores y plantillas para redes.',
    tasks: [
      done(108, 'high', 'Presentar tres propuestas de logotipo'),
      inReview(due(0, 'medium', 'Entregar las plantillas para redes', 'Diseño')),
    ],
  }),
  project(355, 'blue', 'Mantenimiento web - Despacho Ibáñez', {
    description: 'Copias, actualizaciones y un informe cada mes.',
    tasks: [
      done(296, 'high', 'Renovar el certificado del sitio'),
      done(3, 'medium', 'Actualizar los componentes del sitio'),
      done(1, 'medium', 'Preparar el informe del mes'),
    ],
  }),
  project(4, 'teal', 'Encuesta a clientes de Hotel Mirador', {
    description: 'Formulario de diez preguntas y resumen para la dirección.',
    tasks: [],
  }),
  project(15, 'green', 'Lanzamiento de la app Ruta Verde', {
    description: 'Página de espera, nota de prensa y calendario de publicaciones.',
    tasks: [someday('medium', 'Escribir la nota de prensa')],
  }),
]
