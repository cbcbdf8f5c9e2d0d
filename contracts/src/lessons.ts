import { z } from 'zod'
import { signedIn } from './errors.ts'
import { timestampSchema } from './paging.ts'

/** The lessons of the academy: each is a part of a guide, as `guide/heading`. */
export const lessonIds = [
  'publish-and-leads/empezar',
  'editor/con-el-raton',
  'texts-and-layers/escribir-en-la-propia-pagina',
  'editor/cada-dispositivo',
  'publish-and-leads/guardar-y-publicar',
  'sections-and-symbols/anadir-una-seccion-hecha',
  'brand/elegirla',
  'brand/usarla-en-una-pagina',
  'editor/el-estilo-de-cada-elemento',
  'texts-and-layers/capas',
  'sections-and-symbols/guardar-una-parte-como-simbolo',
  'publish-and-leads/el-formulario',
  'publish-and-leads/los-leads',
  'publish-and-leads/avisar-a-otros-programas',
  'sites/crear-un-sitio',
  'sites/demostrar-que-el-dominio-es-tuyo',
  'sites/portada-pagina-404-menu-e-icono',
  'sites/textos-legales',
  'people/invitar-a-una-persona',
  'projects-and-tasks/apuntar-tareas',
  'projects-and-tasks/ver-lo-que-toca',
  'calendar/ver-los-dias',
  'clients-and-reviews/compartir-un-proyecto',
  'clients-and-reviews/pedir-revision',
  'clients-and-reviews/aprobar-o-pedir-cambios',
  'image-optimizer/en-tres-pasos',
  'pdf-tools/en-tres-pasos',
  'seo-generator/lo-basico',
  'video-downloader/lo-basico',
] as const
export const lessonIdSchema = z.enum(lessonIds)
export type LessonId = z.infer<typeof lessonIdSchema>

export const seenLessonsSchema = z.object({
  lessons: z.array(z.object({ id: lessonIdSchema, seenAt: timestampSchema })),
})
/** What a person has seen of the academy, in every workspace the same. */
export type SeenLessons = z.infer<typeof seenLessonsSchema>

export const lessons = {
  seen: signedIn
    .route({ method: 'GET', path: '/lessons/seen', summary: 'Lecciones que has visto' })
    .output(seenLessonsSchema),
  mark: signedIn
    .route({
      method: 'PUT',
      path: '/lessons/seen',
      summary: 'Marcar una lección como vista, o quitar la marca',
    })
    .input(z.object({ lesson: lessonIdSchema, seen: z.boolean() }))
    .output(seenLessonsSchema),
}
