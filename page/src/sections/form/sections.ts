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
  {
    id: 'form-dark-details',
    group: 'Formulario',
    name: 'Contacto sobre oscuro con datos y horario',
    tags: ['contacto', 'horario', 'oscuro'],
    load: () => readTemplate(import('./dark-details.json')),
  },
  {
    id: 'form-booking',
    group: 'Formulario',
    name: 'Reserva por pasos',
    tags: ['reserva', 'pasos', 'fecha'],
    load: () => readTemplate(import('./booking.json')),
  },
  {
    id: 'form-callback-band',
    group: 'Formulario',
    name: 'Te llamamos: franja con un campo',
    tags: ['llamada', 'teléfono', 'franja'],
    load: () => readTemplate(import('./callback-band.json')),
  },
  {
    id: 'form-with-map',
    group: 'Formulario',
    name: 'Formulario y mapa',
    tags: ['mapa', 'dirección', 'contacto'],
    load: () => readTemplate(import('./with-map.json')),
  },
]
