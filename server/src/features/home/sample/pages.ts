import { type GalleryTemplate, galleryTemplates } from '@aurelio/page'

/** `project`: its place among the sample projects. `hours`: how long ago it was changed. */
export type SamplePage = {
  name: string
  project: number
  hours: number
  template: GalleryTemplate
  formId: string
}

function templateOf(id: string): GalleryTemplate {
  const found = galleryTemplates.find((template) => template.id === id)
  if (!found) throw new Error(`There is no template ${id}`)
  return found
}

/** What the agency has published; the first one is under review. */
export const samplePages: readonly SamplePage[] = [
  {
    name: 'Obra Viva · Cocina nueva',
    project: 0,
    hours: 3,
    template: templateOf('landing-servicios-locales'),
    formId: 'form-1700000000097',
  },
  {
    name: 'Academia Lumen · Clase abierta',
    project: 5,
    hours: 26,
    template: templateOf('webinar-clase-en-directo'),
    formId: 'form-1700000000078',
  },
  {
    name: 'Guía para tiendas online',
    project: 1,
    hours: 1,
    template: templateOf('captura-guia-gratuita'),
    formId: 'form-1700000000025',
  },
]
