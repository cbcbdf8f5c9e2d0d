import { readTemplate } from './read-template.ts'
import type { LibraryTemplate } from './template.ts'

export { libraryCategories } from './template.ts'

/** The pages behind the editor's 'Plantillas', in the order of their categories. */
export const libraryTemplates: readonly LibraryTemplate[] = [
  {
    id: 'landing-lanzamiento-de-curso',
    name: 'Lanzamiento de un curso',
    category: 'landing',
    description: 'Portada, cuenta atrás, precios y dudas: todo lo que necesita un lanzamiento con fecha.',
    tags: ['curso', 'lanzamiento', 'cuenta atrás', 'precios'],
    load: () => readTemplate(import('./library/course-launch.json')),
  },
  {
    id: 'portfolio-carteles',
    name: 'Portafolio de diseño',
    category: 'portfolio',
    description:
      'Tus trabajos a lo grande sobre fondo oscuro, quién eres en dos frases y un formulario de encargo.',
    tags: ['diseño', 'trabajos', 'galería', 'encargos'],
    load: () => readTemplate(import('./library/poster-portfolio.json')),
  },
  {
    id: 'blog-cuaderno-de-caminos',
    name: 'Cuaderno de viajes',
    category: 'blog',
    description: 'La entrada más reciente en grande, las anteriores en tarjetas y el alta en tu boletín.',
    tags: ['blog', 'viajes', 'entradas', 'boletín'],
    load: () => readTemplate(import('./library/nature-blog.json')),
  },
  {
    id: 'ecommerce-tienda-de-ceramica',
    name: 'Tienda de cerámica',
    category: 'ecommerce',
    description:
      'Un escaparate con tus piezas y sus precios, lo que te hace distinto y el aviso de novedades.',
    tags: ['tienda', 'productos', 'artesanía', 'catálogo'],
    load: () => readTemplate(import('./library/ceramics-shop.json')),
  },
  {
    id: 'corporate-asesoria',
    name: 'Asesoría de empresas',
    category: 'corporate',
    description: 'Servicios, cifras, equipo y una primera reunión fácil de pedir, con la seriedad justa.',
    tags: ['empresa', 'servicios', 'equipo', 'contacto'],
    load: () => readTemplate(import('./library/advisory-firm.json')),
  },
  {
    id: 'creative-estudio',
    name: 'Estudio creativo',
    category: 'creative',
    description: 'Bloques de color, letra enorme y carácter: para estudios que quieren que se les note.',
    tags: ['estudio', 'color', 'ideas', 'arte'],
    load: () => readTemplate(import('./library/play-studio.json')),
  },
]
