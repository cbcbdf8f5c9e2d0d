import { readTemplate } from '../../templates/read-template.ts'
import type { SectionTemplate } from '../section-template.ts'

export const benefitsSections: readonly SectionTemplate[] = [
  {
    id: 'benefits-three-cards',
    group: 'Ventajas',
    name: 'Tres ventajas en tarjetas',
    tags: ['ventajas', 'tarjetas', 'motivos'],
    load: () => readTemplate(import('./three-cards.json')),
  },
  {
    id: 'benefits-ruled-list',
    group: 'Ventajas',
    name: 'Lista con líneas a todo el ancho',
    tags: ['servicios', 'lista', 'editorial'],
    load: () => readTemplate(import('./ruled-list.json')),
  },
  {
    id: 'benefits-bento',
    group: 'Ventajas',
    name: 'Ventajas en casillas desiguales',
    tags: ['bento', 'casillas', 'producto'],
    load: () => readTemplate(import('./bento.json')),
  },
  {
    id: 'benefits-six-icons',
    group: 'Ventajas',
    name: 'Seis servicios con icono',
    tags: ['servicios', 'iconos', 'rejilla'],
    load: () => readTemplate(import('./six-icons.json')),
  },
  {
    id: 'benefits-zigzag',
    group: 'Ventajas',
    name: 'Foto y texto que se alternan',
    tags: ['alterno', 'fotos', 'zigzag'],
    load: () => readTemplate(import('./zigzag.json')),
  },
  {
    id: 'benefits-dark-numerals',
    group: 'Ventajas',
    name: 'Números enormes sobre oscuro',
    tags: ['oscuro', 'números', 'razones'],
    load: () => readTemplate(import('./dark-numerals.json')),
  },
  {
    id: 'benefits-sticky-title',
    group: 'Ventajas',
    name: 'Título que acompaña a la lista',
    tags: ['columna fija', 'lista', 'servicios'],
    load: () => readTemplate(import('./sticky-title.json')),
  },
  {
    id: 'benefits-tabs',
    group: 'Ventajas',
    name: 'Ventajas por tipo de cliente',
    tags: ['pestañas', 'perfiles', 'servicios'],
    load: () => readTemplate(import('./tabs.json')),
  },
]
