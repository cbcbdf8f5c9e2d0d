import type { LessonId } from '@aurelio/contracts/lessons'
import { partOf } from '../guide-texts.ts'
import { guides } from '../guides.ts'

export type Lesson = {
  id: LessonId
  title: string
  markdown: string
  /** Where what it teaches is done; undefined where that is no screen of its own. */
  screen: string | undefined
}

/** Of lessons whose heading says enough in its guide alone: beside others nobody would know what it is about. */
const titles: Partial<Record<LessonId, string>> = {
  'publish-and-leads/empezar': 'Empezar una página',
  'editor/con-el-raton': 'Montar la página con el ratón',
  'editor/cada-dispositivo': 'Cuidar cada dispositivo',
  'brand/elegirla': 'Elegir la marca',
  'brand/usarla-en-una-pagina': 'Usar la marca en una página',
  'texts-and-layers/capas': 'Ordenar con las capas',
  'calendar/ver-los-dias': 'Ver los días en el calendario',
  'image-optimizer/en-tres-pasos': 'Optimizar imágenes',
  'pdf-tools/en-tres-pasos': 'Trabajar con un PDF',
  'seo-generator/lo-basico': 'Una página para cada lugar',
  'video-downloader/lo-basico': 'Descargar un vídeo',
}

/** A lesson with its text out of the guide. Throws for one whose guide has no such part. */
export function lessonOf(id: LessonId): Lesson {
  const [guide = '', anchor = ''] = id.split('/')
  const part = partOf(guide, anchor)
  if (!part) throw new Error(`The guide ${guide} has no part ${anchor}.`)
  const screen = guides.find((one) => one.id === guide)?.screens?.[0]
  return { id, title: titles[id] ?? part.heading, markdown: part.markdown, screen }
}
