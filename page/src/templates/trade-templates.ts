import { readTemplate } from './read-template.ts'
import type { TradeTemplate } from './template.ts'

/** Whole sites for the trades that agencies build most for; each page lies in a file of its own, read when it is asked for. */
export const tradeTemplates: readonly TradeTemplate[] = [
  {
    id: 'oficio-clinica-dental',
    name: 'Clínica dental',
    category: 'oficio',
    description:
      'Una web que quita el miedo: precios a la vista, la primera visita paso a paso y quién te atiende.',
    tags: ['dentista', 'salud', 'primera visita', 'precios'],
    load: () => readTemplate(import('./trades/dental-clinic.json')),
  },
  {
    id: 'oficio-abogados',
    name: 'Despacho de abogados',
    category: 'oficio',
    description:
      'Sobria y cercana: cuatro asuntos con su precio, una carta firmada y una primera reunión fácil de pedir.',
    tags: ['abogado', 'despacho', 'honorarios', 'consulta'],
    load: () => readTemplate(import('./trades/law-office.json')),
  },
  {
    id: 'oficio-restaurante',
    name: 'Restaurante',
    category: 'oficio',
    description:
      'La carta del mes como se imprime, la historia de la casa y una mesa que se pide en un minuto.',
    tags: ['restaurante', 'carta', 'reservas', 'menú'],
    load: () => readTemplate(import('./trades/restaurant.json')),
  },
  {
    id: 'oficio-gimnasio',
    name: 'Gimnasio',
    category: 'oficio',
    description:
      'Letra enorme sobre negro, el horario de la semana, las cuotas sin asteriscos y un día de prueba.',
    tags: ['gimnasio', 'entrenamiento', 'horario', 'cuotas'],
    load: () => readTemplate(import('./trades/gym.json')),
  },
  {
    id: 'oficio-bodas',
    name: 'Organización de bodas',
    category: 'oficio',
    description:
      'Arcos, olivos y una boda contada minuto a minuto, con precios a la vista y la fecha en el formulario.',
    tags: ['bodas', 'eventos', 'wedding planner', 'fecha'],
    load: () => readTemplate(import('./trades/weddings.json')),
  },
  {
    id: 'oficio-instalador-solar',
    name: 'Instalador solar',
    category: 'oficio',
    description:
      'El día de un tejado en un dibujo, una factura de verdad antes y después, y el estudio que se pide gratis.',
    tags: ['placas solares', 'energía', 'ahorro', 'estudio'],
    load: () => readTemplate(import('./trades/solar-installer.json')),
  },
  {
    id: 'oficio-fisioterapia',
    name: 'Fisioterapia',
    category: 'oficio',
    description:
      'Una espalda con tres puntos que se señalan, qué se hace en cada sesión y tres precios claros.',
    tags: ['fisioterapia', 'salud', 'cita previa', 'dolor'],
    load: () => readTemplate(import('./trades/physiotherapy.json')),
  },
  {
    id: 'oficio-peluqueria',
    name: 'Peluquería',
    category: 'oficio',
    description:
      'Una melena que cruza la página, precios por tiempo y no por quién eres, y la hora que se pide con su humor.',
    tags: ['peluquería', 'belleza', 'precios', 'cita'],
    load: () => readTemplate(import('./trades/hair-salon.json')),
  },
  {
    id: 'oficio-inmobiliaria',
    name: 'Inmobiliaria',
    category: 'oficio',
    description:
      'Una fachada con luces encendidas, pisos con su plano y sus defectos, y la valoración que se pide en un minuto.',
    tags: ['inmobiliaria', 'pisos', 'valoración', 'vivienda'],
    load: () => readTemplate(import('./trades/estate-agency.json')),
  },
  {
    id: 'oficio-academia',
    name: 'Academia',
    category: 'oficio',
    description:
      'Una hoja de examen a lápiz, los grupos con sus plazas libres y una prueba de nivel que se pide gratis.',
    tags: ['academia', 'idiomas', 'exámenes', 'prueba de nivel'],
    load: () => readTemplate(import('./trades/academy.json')),
  },
]
