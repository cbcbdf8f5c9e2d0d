import type { ProjectColor } from '@aurelio/contracts/projects'
import type { TaskPriority } from '@aurelio/contracts/tasks'

/** A task of the sample content: done some days ago, or still to do. */
export type SampleTask = {
  title: string
  priority: TaskPriority
  /** Days from today; a past one is overdue. Left out: no day. */
  due?: number
  /** Days before today on which it was done; left out: still to do. */
  done?: number
}

export type SampleProject = {
  name: string
  description: string
  color: ProjectColor
  /** Days before today on which it began. */
  began: number
  tasks: readonly SampleTask[]
}

/**
 * A year of a small agency: the twelve active projects, eight pending and twenty-four completed tasks of the
 * specification (dashboard.md §9). Two tasks are overdue, two due today, two this week, and two have no day.
 */
export const sampleProjects: readonly SampleProject[] = [
  {
    name: 'Landing Page - Proyecto Demo',
    description: 'Página de captación para la campaña de otoño, con formulario y prueba de dos titulares.',
    color: 'violet',
    began: 34,
    tasks: [
      { title: 'Escribir los textos de la cabecera', priority: 'high', done: 29 },
      { title: 'Maquetar la sección de testimonios', priority: 'medium', done: 4 },
      { title: 'Revisar el formulario en el móvil', priority: 'high', done: 2 },
      { title: 'Comparar los dos titulares', priority: 'medium', due: 3 },
    ],
  },
  {
    name: 'Tienda online de Cerámica Roldán',
    description: 'Catálogo de ochenta piezas, fichas de producto y página de envíos.',
    color: 'amber',
    began: 320,
    tasks: [
      { title: 'Fotografiar las piezas nuevas', priority: 'medium', done: 248 },
      { title: 'Optimizar las imágenes del catálogo', priority: 'high', done: 121 },
      { title: 'Escribir las fichas de producto', priority: 'medium', done: 54 },
      { title: 'Redactar la página de envíos', priority: 'low', done: 16 },
      { title: 'Publicar la colección de invierno', priority: 'high', due: 0 },
    ],
  },
  {
    name: 'Rediseño de Clínica Dental Arenal',
    description: 'Web nueva con cita previa, equipo y tratamientos. Tono cercano, sin tecnicismos.',
    color: 'teal',
    began: 210,
    tasks: [
      { title: 'Entrevistar a recepción y a dos pacientes', priority: 'medium', done: 198 },
      { title: 'Presentar la propuesta de diseño', priority: 'high', done: 141 },
      { title: 'Reunir las fotos del equipo', priority: 'medium', due: -4 },
    ],
  },
  {
    name: 'SEO local de Fontanería Martín',
    description: 'Una página por cada municipio de la comarca, con textos propios y datos de contacto.',
    color: 'blue',
    began: 275,
    tasks: [
      { title: 'Elegir las palabras clave', priority: 'high', done: 262 },
      { title: 'Generar las páginas por municipio', priority: 'medium', done: 87 },
      { title: 'Publicar las páginas por municipio', priority: 'medium', done: 33 },
      { title: 'Medir las posiciones del trimestre', priority: 'low', due: 5 },
    ],
  },
  {
    name: 'Boletín mensual de Librería Galerna',
    description: 'Novedades, agenda de presentaciones y la recomendación del mes.',
    color: 'rose',
    began: 340,
    tasks: [
      { title: 'Diseñar la plantilla', priority: 'medium', done: 327 },
      { title: 'Reunir las novedades', priority: 'low', done: 6 },
      { title: 'Enviar el número de este mes', priority: 'high', done: 5 },
    ],
  },
  {
    name: 'Campaña de matrícula - Academia Lumen',
    description: 'Anuncios, página de inscripción y seguimiento de las solicitudes.',
    color: 'green',
    began: 96,
    tasks: [
      { title: 'Preparar los anuncios', priority: 'high', done: 71 },
      { title: 'Llamar a las solicitudes pendientes', priority: 'high', due: -1 },
    ],
  },
  {
    name: 'Vídeos cortos de Panadería Espiga',
    description: 'Doce vídeos verticales grabados en el obrador.',
    color: 'amber',
    began: 60,
    tasks: [
      { title: 'Grabar en el obrador', priority: 'medium', done: 37 },
      { title: 'Montar los tres primeros vídeos', priority: 'medium', done: 12 },
      { title: 'Elegir la música', priority: 'low' },
    ],
  },
  {
    name: 'Web de Bodega Valdemoro',
    description: 'Historia de la bodega, vinos y reserva de visitas en dos idiomas.',
    color: 'rose',
    began: 180,
    tasks: [
      { title: 'Escribir la historia de la bodega', priority: 'low', done: 163 },
      { title: 'Montar la reserva de visitas', priority: 'high', done: 23 },
    ],
  },
  {
    name: 'Identidad de Gimnasio Pulso',
    description: 'Logotipo, colores y plantillas para redes.',
    color: 'violet',
    began: 150,
    tasks: [
      { title: 'Presentar tres propuestas de logotipo', priority: 'high', done: 108 },
      { title: 'Entregar las plantillas para redes', priority: 'medium', due: 0 },
    ],
  },
  {
    name: 'Mantenimiento web - Despacho Ibáñez',
    description: 'Copias, actualizaciones y un informe cada mes.',
    color: 'blue',
    began: 355,
    tasks: [
      { title: 'Renovar el certificado del sitio', priority: 'high', done: 296 },
      { title: 'Actualizar los componentes del sitio', priority: 'medium', done: 3 },
      { title: 'Preparar el informe del mes', priority: 'medium', done: 1 },
    ],
  },
  {
    name: 'Encuesta a clientes de Hotel Mirador',
    description: 'Formulario de diez preguntas y resumen para la dirección.',
    color: 'teal',
    began: 4,
    tasks: [],
  },
  {
    name: 'Lanzamiento de la app Ruta Verde',
    description: 'Página de espera, nota de prensa y calendario de publicaciones.',
    color: 'green',
    began: 15,
    tasks: [{ title: 'Escribir la nota de prensa', priority: 'medium' }],
  },
]
