import type { LessonId } from '@aurelio/contracts/lessons'

/** A few lessons in the order in which they are best read. Texts are Spanish and their own translation keys. */
export type Course = {
  id: string
  title: string
  description: string
  about: 'builder' | 'agency'
  lessons: readonly LessonId[]
}

/** Every course, in the order of the academy. A lesson is a part of a guide: its text stands there alone. */
export const courses: readonly Course[] = [
  {
    id: 'first-page',
    title: 'Tu primera página',
    description: 'De la plantilla a la página publicada.',
    about: 'builder',
    lessons: [
      'publish-and-leads/empezar',
      'editor/con-el-raton',
      'texts-and-layers/escribir-en-la-propia-pagina',
      'editor/cada-dispositivo',
      'publish-and-leads/guardar-y-publicar',
    ],
  },
  {
    id: 'design',
    title: 'Diseñar con soltura',
    description: 'Secciones hechas, la marca del cliente y partes que se repiten.',
    about: 'builder',
    lessons: [
      'sections-and-symbols/anadir-una-seccion-hecha',
      'brand/elegirla',
      'brand/usarla-en-una-pagina',
      'editor/el-estilo-de-cada-elemento',
      'texts-and-layers/capas',
      'sections-and-symbols/guardar-una-parte-como-simbolo',
    ],
  },
  {
    id: 'leads',
    title: 'Del formulario al cliente',
    description: 'Qué preguntar, qué hacer con cada respuesta y a quién avisar.',
    about: 'builder',
    lessons: [
      'publish-and-leads/el-formulario',
      'publish-and-leads/los-leads',
      'publish-and-leads/avisar-a-otros-programas',
    ],
  },
  {
    id: 'site',
    title: 'Un sitio con su dominio',
    description: 'El dominio del cliente, su portada y sus textos legales.',
    about: 'builder',
    lessons: [
      'sites/crear-un-sitio',
      'sites/demostrar-que-el-dominio-es-tuyo',
      'sites/portada-pagina-404-menu-e-icono',
      'sites/textos-legales',
    ],
  },
  {
    id: 'team',
    title: 'El equipo y su trabajo',
    description: 'Invitar a los demás, repartir las tareas y ver lo que toca.',
    about: 'agency',
    lessons: [
      'people/invitar-a-una-persona',
      'projects-and-tasks/apuntar-tareas',
      'projects-and-tasks/ver-lo-que-toca',
      'calendar/ver-los-dias',
    ],
  },
  {
    id: 'clients',
    title: 'Trabajar con un cliente',
    description: 'Compartir lo que le toca y recoger su respuesta.',
    about: 'agency',
    lessons: [
      'clients-and-reviews/compartir-un-proyecto',
      'clients-and-reviews/pedir-revision',
      'clients-and-reviews/aprobar-o-pedir-cambios',
    ],
  },
  {
    id: 'tools',
    title: 'Las herramientas',
    description: 'Imágenes, PDF, páginas por lugares y vídeos, en lo básico.',
    about: 'agency',
    lessons: [
      'image-optimizer/en-tres-pasos',
      'pdf-tools/en-tres-pasos',
      'seo-generator/lo-basico',
      'video-downloader/lo-basico',
    ],
  },
]
