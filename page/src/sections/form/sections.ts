import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const formSections: readonly SectionTemplate[] = [
  {
    id: 'form-beside-reasons',
    group: 'Formulario',
    name: 'Formulario junto a los motivos',
    tags: ['formulario', 'contacto', 'presupuesto'],
    load: () => readTemplate(import('./beside-reasons.json')),
  },
  {
    id: 'form-newsletter-centered',
    group: 'Formulario',
    name: 'Alta en el boletín, centrada',
    tags: ['boletín', 'correo', 'suscripción'],
    load: () => readTemplate(import('./newsletter-centered.json')),
  },
]
